import { Notice } from './notice.tsx';

interface SaveFailureProps {
  title: string;
  /** The reason or the next step. */
  text: string;
}

/** Error of a failed save, shown in the form next to its button. A toast alone disappears while the form stays open. */
export function SaveFailure({ title, text }: SaveFailureProps) {
  return (
    <Notice tone="error">
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
    </Notice>
  );
}
