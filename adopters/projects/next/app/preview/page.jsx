// A server component may render the configurator itself if it passes no functions.
import { Configurator } from 'configurator-react';
import template from '../../tag.json';

export default function PreviewPage() {
  return <Configurator template={template} basePriceCents={990} language="en" />;
}
