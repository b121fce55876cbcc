import { type FileKind, fileKinds, MAX_FILES } from '../../contract/template/file-kinds.ts';
import { shortText } from '../../json.ts';
import type { DraftField } from '../draft-parts.ts';
import type { Source } from '../source.ts';

/** File kinds by entry of `acceptedTypes`. Other entries are not supported by file fields. */
const kindByType: ReadonlyMap<string, FileKind> = new Map([
  ['image/*', 'image'],
  ['image/png', 'image'],
  ['image/jpeg', 'image'],
  ['image/webp', 'image'],
  ['.png', 'image'],
  ['.jpg', 'image'],
  ['.jpeg', 'image'],
  ['.webp', 'image'],
  ['application/pdf', 'pdf'],
  ['.pdf', 'pdf'],
]);

/** File kinds by entry of `acceptedCategories`. Other entries are not supported by file fields. */
const kindByCategory: ReadonlyMap<string, FileKind> = new Map([
  ['image', 'image'],
  ['document', 'pdf'],
]);

/** Keys for selecting, displaying and uploading files, which the host's adapter does. */
const handling = [
  ...['storeDataAsText', 'waitForUpload', 'confirmDelete', 'needConfirmRemoveFile', 'sourceType', 'cameraFacingMode'],
  ...['showPreview', 'allowImagesPreview', 'imageHeight', 'imageWidth', 'allowCameraAccess', 'dataFormat'],
  ...['fileOrPhotoPlaceholder', 'photoPlaceholder', 'filePlaceholder'],
];

/**
 * Converts the accepted files of a question: kinds, count and size.
 * @returns false, with a note, if a file field supports none of them
 */
export function convertFiles(field: DraftField, source: Source): boolean {
  const kinds = kindsOf(source);
  if (kinds.size === 0) {
    source.note('left_out', null, { code: 'no_accepted_files' });
    return false;
  }
  field.additional_options = { accept: fileKinds.filter((kind) => kinds.has(kind)) };
  field.validation_rules = { maxFiles: maxFilesOf(source), ...maxBytesOf(source) };
  source.skip(...handling);
  return true;
}

function kindsOf(source: Source): ReadonlySet<FileKind> {
  const types = (source.text('acceptedTypes') ?? '').toLowerCase().split(/[\s,;]+/);
  const categories = source.list('acceptedCategories').map(shortText);
  const asked = new Map([
    ...types.filter((type) => type !== '').map((type) => [type, kindByType.get(type)] as const),
    // `custom` means `acceptedTypes`.
    ...categories.filter((name) => name !== 'custom').map((name) => [name, kindByCategory.get(name)] as const),
  ]);
  if (asked.size === 0) {
    source.note('approximated', null, { code: 'any_file' });
    return new Set(fileKinds);
  }
  const key = types[0] === '' ? 'acceptedCategories' : 'acceptedTypes';
  const refused = [...asked].filter(([, kind]) => kind === undefined).map(([name]) => name);
  if (refused.length > 0) source.note('ignored', key, { code: 'file_types', types: refused });
  const kinds = new Set([...asked.values()].filter((kind) => kind !== undefined));
  if (kinds.has('image') && !asked.has('image/*')) {
    source.note('approximated', key, { code: 'picture_types' });
  }
  return kinds;
}

function maxFilesOf(source: Source): number {
  const isMultiple = source.flag('allowMultiple');
  const asked = source.number('maxFiles');
  if (!isMultiple) return 1;
  if (asked !== null && asked >= 1 && asked <= MAX_FILES) return Math.floor(asked);
  source.note('approximated', 'allowMultiple', { code: 'file_count', maxFiles: MAX_FILES });
  return MAX_FILES;
}

/** SurveyJS limits the size of the chosen file, a template that of the stored file. */
function maxBytesOf(source: Source): { maxFileBytes?: number } {
  const asked = source.number('maxSize');
  return asked === null || asked < 1 ? {} : { maxFileBytes: Math.floor(asked) };
}
