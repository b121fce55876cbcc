import {
  type Configurator,
  type FileReference,
  fileIssues,
  fileRulesOf,
  type Issue,
  isFileList,
  readFiles,
} from 'configurator-core';
import { type ConfiguratorActor, selectFieldState } from 'configurator-core/machine';
import { issueOfChosen } from './chosen-file.ts';
import type { FileUploads } from './file-uploads.ts';

/** A chosen file that is being uploaded or was refused. */
export interface Upload {
  readonly key: number;
  readonly fieldName: string;
  readonly file: File;
  /** Progress from 0 to 1. */
  readonly share: number;
  /** Whether it waits for the connection. */
  readonly isWaiting: boolean;
  /** Why it was refused: an issue of the field, or the host's message, which may be empty. Null while running. */
  readonly problem: Issue | string | null;
  /** Whether the file itself is at fault, so that a retry cannot help. */
  readonly isFinal?: boolean;
}

/** The uploads of a session. A new object after every change. */
export interface UploadsState {
  readonly uploads: readonly Upload[];
  /** Number of submits refused because of running uploads. */
  readonly refusals: number;
  /** Whether a submit was refused and an upload is still running. */
  readonly isRefused: boolean;
}

/** The session of a queue. */
interface QueueHost {
  readonly configurator: Configurator;
  readonly actor: ConfiguratorActor;
}

/**
 * Uploads of a session. They continue after their fields are unmounted, so that the shopper can move on. Each file is
 * added to its field once the host has stored it.
 */
export class UploadQueue {
  /** The host's adapter; null if files cannot be uploaded. */
  adapter: FileUploads | null;
  readonly #host: QueueHost;
  readonly #controllers = new Map<number, AbortController>();
  /** Object URLs of uploaded pictures, by file id. */
  readonly #pictures = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  #state: UploadsState = { uploads: [], refusals: 0, isRefused: false };
  #lastKey = 0;

  constructor(host: QueueHost, adapter: FileUploads | null) {
    this.#host = host;
    this.adapter = adapter;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): UploadsState => this.#state;

  /** Uploads chosen files of a field. Files that the field does not accept are refused immediately. */
  add(fieldName: string, files: readonly File[]): void {
    // A file that is chosen again replaces its refused attempt.
    const isAgain = ({ fieldName: name, problem, file }: Upload) =>
      name === fieldName && problem !== null && files.some((other) => other.name === file.name);
    this.#set(this.#state.uploads.filter((upload) => !isAgain(upload)));
    for (const file of files) {
      this.#lastKey += 1;
      const key = this.#lastKey;
      const upload: Upload = { key, fieldName, file, share: 0, isWaiting: false, problem: null };
      const problem = this.#refusalOf(upload);
      this.#set([...this.#state.uploads, { ...upload, problem }]);
      if (problem === null) void this.#send(upload);
    }
  }

  /** Uploads a refused file again. */
  retry(key: number): void {
    const upload = this.#find(key);
    if (upload === undefined) return;
    const problem = this.#refusalOf(upload);
    this.#change(key, { problem, share: 0, isWaiting: false });
    if (problem === null) void this.#send(upload);
  }

  /** Cancels an upload, or dismisses a refused one. */
  remove(key: number): void {
    this.#controllers.get(key)?.abort();
    this.#controllers.delete(key);
    this.#set(this.#state.uploads.filter((upload) => upload.key !== key));
  }

  /** Whether a file of a field is being uploaded. */
  isRunning(fieldName: string): boolean {
    return runningIn(this.#state).some((upload) => upload.fieldName === fieldName);
  }

  /** Returns whether a running upload of a visible field blocks the submit, and counts the refusal if so. */
  refuses(): boolean {
    const snapshot = this.#host.actor.getSnapshot();
    const isRefused = runningIn(this.#state).some(({ fieldName }) => selectFieldState(snapshot, fieldName).isVisible);
    if (isRefused) this.#publish({ ...this.#state, refusals: this.#state.refusals + 1, isRefused });
    return isRefused;
  }

  /** Returns the URL of a picture uploaded in this session; null for any other file. */
  picture(id: string): string | null {
    return this.#pictures.get(id) ?? null;
  }

  /** Returns the URL of a stored file; null if the host provides none. */
  async link(file: FileReference): Promise<string | null> {
    try {
      return (await this.adapter?.link?.(file)) ?? null;
    } catch {
      // Only the preview is missing.
      return null;
    }
  }

  /** Cancels all running uploads and revokes the picture URLs. */
  dispose(): void {
    for (const controller of this.#controllers.values()) controller.abort();
    this.#controllers.clear();
    for (const url of this.#pictures.values()) URL.revokeObjectURL(url);
    this.#pictures.clear();
    this.#set([]);
  }

  async #send({ key, fieldName, file }: Upload): Promise<void> {
    const controller = new AbortController();
    this.#controllers.set(key, controller);
    const { signal } = controller;
    try {
      const stored: unknown = await this.adapter?.upload(file, {
        signal,
        onProgress: (share) => this.#change(key, { share: Math.min(1, Math.max(0, share)), isWaiting: false }),
        onWait: () => this.#change(key, { isWaiting: true }),
      });
      if (!signal.aborted) this.#finish(key, fieldName, file, stored);
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error('');
      if (signal.aborted || name === 'AbortError') this.remove(key);
      else this.#change(key, { problem: message, isFinal: name === 'DataError' });
    } finally {
      if (this.#controllers.get(key) === controller) this.#controllers.delete(key);
    }
  }

  /** Adds a stored file to its field if the stored version still satisfies the field's rules. */
  #finish(key: number, fieldName: string, file: File, stored: unknown): void {
    const [reference] = readFiles([stored]).files;
    const field = this.#host.configurator.fields.get(fieldName);
    const problem = reference && field ? fileIssues(field, reference)[0] : '';
    if (reference === undefined || problem !== undefined) {
      this.#change(key, { problem: problem ?? '' });
      return;
    }
    if (file.type.startsWith('image/')) this.#pictures.set(reference.id, URL.createObjectURL(file));
    this.remove(key);
    const value = [...this.#filesOf(fieldName), reference];
    this.#host.actor.send({ type: 'field.change', fieldName, value });
  }

  /** Returns the issue of a file before its upload: a wrong kind, or too many files; else null. */
  #refusalOf({ key, fieldName, file }: Upload): Issue | null {
    const field = this.#host.configurator.fields.get(fieldName);
    if (field === undefined) return null;
    const others = runningIn(this.#state).filter((other) => other.fieldName === fieldName && other.key !== key);
    const isFull = this.#filesOf(fieldName).length + others.length >= fileRulesOf(field).maxFiles;
    return issueOfChosen(field, file, isFull);
  }

  #filesOf(fieldName: string): readonly FileReference[] {
    const { value } = selectFieldState(this.#host.actor.getSnapshot(), fieldName);
    return isFileList(value) ? value : [];
  }

  #find(key: number): Upload | undefined {
    return this.#state.uploads.find((upload) => upload.key === key);
  }

  #change(key: number, changes: Partial<Upload>): void {
    this.#set(this.#state.uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  }

  #set(uploads: readonly Upload[]): void {
    const next = { ...this.#state, uploads };
    this.#publish({ ...next, isRefused: next.isRefused && runningIn(next).length > 0 });
  }

  #publish(state: UploadsState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** Returns the running uploads. */
export function runningIn({ uploads }: UploadsState): readonly Upload[] {
  return uploads.filter(({ problem }) => problem === null);
}
