// #region language
import { englishMessages, type Messages } from 'configurator-core';
import { Configurator, type ConfiguratorTexts, englishTexts } from 'configurator-react';
import coat from './coat.json' with { type: 'json' };

const dutchMessages: Messages = {
  ...englishMessages,
  required: (label) => `${label} is verplicht.`,
};

const dutchTexts: ConfiguratorTexts = {
  ...englishTexts,
  locale: 'nl-NL',
  issues: dutchMessages,
  next: 'Volgende',
  back: 'Terug',
  submit: 'Bestellen',
  stepPosition: (position, count) => `Stap ${position} van ${count}`,
};

export function DutchCoat() {
  return <Configurator template={coat} texts={dutchTexts} />;
}
// #endregion language
