import 'configurator-react/theme.css';

export const metadata = { title: 'Dog tag' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
