/**
 * Keys of what a page shows: fonts, pictures, colors, patterns and graphics states. Nothing else of a PDF is kept, so no
 * action, link, form, script, attachment or reference to another file is.
 * Source: ISO 32000-1, sections 7.4 and 8 to 9
 */
const keysOf: Readonly<Record<string, string>> = {
  resources: 'ColorSpace ExtGState Font Pattern ProcSet Shading XObject',
  fonts:
    'BaseFont CharProcs DW DW2 DescendantFonts Encoding FirstChar FontBBox FontDescriptor FontMatrix LastChar Resources ToUnicode W W2 Widths',
  encodings: 'BaseEncoding CIDSystemInfo CIDToGIDMap CMapName Differences Ordering Registry Supplement UseCMap WMode',
  fontDescriptors:
    'Ascent AvgWidth CIDSet CapHeight CharSet Descent Flags FontFamily FontFile FontFile2 FontFile3 FontName FontStretch FontWeight ItalicAngle Leading Length1 Length2 Length3 MaxWidth MissingWidth StemH StemV XHeight',
  graphicsStates: 'AIS BG BG2 BM CA D FL LC LJ LW ML OP OPM RI SA SM SMask TK TR TR2 UCR UCR2 ca op',
  groups: 'BC CS G Group I K S',
  pictures: 'BitsPerComponent Decode Height ImageMask Intent Interpolate Mask Matte SMaskInData Width',
  forms: 'BBox FormType Matrix',
  patterns: 'PaintType PatternType TilingType XStep YStep',
  shadings: 'AntiAlias Background BitsPerCoordinate BitsPerFlag Coords Extend Function ShadingType VerticesPerRow',
  functions: 'BitsPerSample Bounds C0 C1 Domain Encode FunctionType Functions N Order Range Size',
  colors: 'Alternate BlackPoint Colorants Gamma WhitePoint',
  filters:
    'BlackIs1 ColorTransform Colors Columns EarlyChange EncodedByteAlign EndOfBlock EndOfLine JBIG2Globals Predictor Rows',
  streams: 'DecodeParms Filter',
  all: 'Subtype Type',
};

/** Keys that are kept in a dictionary. */
export const plainKeys: ReadonlySet<string> = new Set(Object.values(keysOf).flatMap((keys) => keys.split(' ')));

/** Keys whose value is a dictionary with names of the file as its keys. */
export const namingKeys: ReadonlySet<string> = new Set(
  'CharProcs ColorSpace Colorants ExtGState Font Pattern Shading XObject'.split(' '),
);

/** Accepted kinds of fonts, font files and pictures. Not `PS`, which is a program for printers. */
export const plainSubtypes: ReadonlySet<string> = new Set(
  'CIDFontType0 CIDFontType0C CIDFontType2 Form Image MMType1 OpenType TrueType Type0 Type1 Type1C Type3'.split(' '),
);

/** Accepted filters, with their abbreviations in old files. LZW is missing, because its output cannot be limited. */
export const plainFilters: ReadonlySet<string> = new Set(
  'ASCII85Decode ASCIIHexDecode CCITTFaxDecode DCTDecode FlateDecode JBIG2Decode JPXDecode RunLengthDecode'.split(' '),
);
