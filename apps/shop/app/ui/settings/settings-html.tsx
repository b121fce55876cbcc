import { ConfiguratorProvider, FieldView } from 'configurator-react';
import { useMemo } from 'react';
import { iframeHosts } from '#app/lib/security/security-headers.ts';
import { embedAddress } from '#app/lib/settings/embed-address.ts';

interface SettingsHtmlProps {
  fieldType: 'static_text' | 'iframe';
  label: string;
  /** HTML as stored; not trusted. */
  html: string;
}

const fieldName = 'shown';
const allowedHosts = iframeHosts.map((origin) => new URL(origin).host);

/**
 * HTML of a stored static_text or iframe field, shown by the renderer's own field, with the same sanitizing, allowed
 * hosts and sandbox as in the configurator.
 */
export function SettingsHtml({ fieldType, label, html }: SettingsHtmlProps) {
  const template = useMemo(() => templateOf({ fieldType, label, html }), [fieldType, label, html]);
  return (
    <ConfiguratorProvider template={template} allowedHosts={allowedHosts}>
      <FieldView name={fieldName} />
    </ConfiguratorProvider>
  );
}

/** A template in the wire format with only this field. */
function templateOf({ fieldType, label, html }: SettingsHtmlProps) {
  const field = {
    id: fieldName,
    name: fieldName,
    field_type: fieldType,
    label: fieldType === 'iframe' ? label : '',
    is_required: false,
    order_index: 0,
    additional_options: fieldType === 'iframe' ? { url: embedAddress(html) } : { html },
    options: [],
  };
  const group = { id: 'group', title: null, description: null, layout: 'vertical', order_index: 0, fields: [field] };
  const section = { id: 'section', title: label, description: null, order_index: 0, groups: [group] };
  return { id: 'stored-html', version: 1, name: label, description: null, sections: [section] };
}
