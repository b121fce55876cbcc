import { decodeText } from 'configurator-core/text';

interface FileButtonProps {
  readonly label: string;
  /** Value of the `accept` attribute. */
  readonly accept: string;
  readonly onText: (text: string, fileName: string) => void;
}

/** A button that reads a text file. The same file can be chosen again after it was changed. */
export function FileButton({ label, accept, onText }: FileButtonProps) {
  return (
    <label className="te-button te-button-plain te-file">
      <span>{label}</span>
      <input
        type="file"
        accept={accept}
        onChange={(event) => {
          const input = event.target;
          const [file] = input.files ?? [];
          void file?.arrayBuffer().then((bytes) => {
            onText(decodeText(bytes), file.name);
            input.value = '';
          });
        }}
      />
    </label>
  );
}
