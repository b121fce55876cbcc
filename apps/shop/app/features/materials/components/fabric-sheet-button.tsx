import { type FieldControl, type ShowOption, useConfigurator } from 'configurator-react';
import { Button } from '#app/ui/buttons/button.tsx';

interface FabricSheetButtonProps {
  /** A field with fabrics. */
  control: FieldControl;
  onShow: ShowOption;
}

/** Opens the sheet of the chosen fabric, else of the first with a picture. */
export function FabricSheetButton({ control, onShow }: FabricSheetButtonProps) {
  const { language } = useConfigurator().configurator.template;
  const fabrics = control.options.filter(({ option }) => option.material !== null && option.image !== null);
  const opened = fabrics.find(({ isChosen }) => isChosen) ?? fabrics[0];
  if (opened === undefined) return null;
  return (
    <Button variant="quiet" aria-haspopup="dialog" className="-ml-4" onClick={() => onShow(opened.option, control)}>
      {language?.startsWith('en') ? 'Weight, warmth and care of the fabrics' : 'Gewicht, Wärme und Pflege der Stoffe'}
    </Button>
  );
}
