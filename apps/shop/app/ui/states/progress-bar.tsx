/** Progress of a long operation, from 0 to 1; styled in `progress-bar.css`. */
export function ProgressBar({ label, value }: { label: string; value: number }) {
  return <progress aria-label={label} value={value} max={1} className="progress-bar" />;
}
