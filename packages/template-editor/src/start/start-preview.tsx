import { compileTemplate, type Template } from 'configurator-core';
import { ConfiguratorLayout, ConfiguratorSession } from 'configurator-react';
import { useMemo, useState } from 'react';
import { Device, screens } from '../preview/device.tsx';
import { previewComponents } from '../preview/live-fields.tsx';
import { memoryUploads } from '../preview/memory-uploads.ts';
import { useEditor, useTexts } from '../store/editor-context.ts';

interface StartPreviewProps {
  readonly template: Template;
  readonly basePriceCents: number;
}

const ignore = () => undefined;

/** Shows a template as shoppers would see it, before it is loaded into the editor. */
export function StartPreview({ template, basePriceCents }: StartPreviewProps) {
  const { hostTypes, fieldTypes } = useEditor();
  const { preview: texts } = useTexts();
  const components = useMemo(() => previewComponents(hostTypes), [hostTypes]);
  const [uploads] = useState(memoryUploads);
  const compiled = useMemo(() => compileTemplate(template, { fieldTypes }), [template, fieldTypes]);
  if (!compiled.ok) return <p className="te-empty">{texts.cannotRun}</p>;
  return (
    <Device screen={screens[2]} isForced={false} onTouch={ignore}>
      <ConfiguratorSession
        components={components}
        configurator={compiled.value}
        basePriceCents={basePriceCents}
        fileUploads={uploads}
      >
        <ConfiguratorLayout />
      </ConfiguratorSession>
    </Device>
  );
}
