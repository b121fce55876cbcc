/** Controls that resize, open and close the panes. */
export const englishPanes = {
  beside: 'Pane beside the canvas',
  showStructure: 'Show structure',
  showPreview: 'Show the preview beside the canvas',
  hidePreview: 'Hide the preview beside the canvas',
  structureWidth: 'Width of the structure',
  previewWidth: 'Width of the preview',
  propertiesWidth: 'Width of the properties',
};
