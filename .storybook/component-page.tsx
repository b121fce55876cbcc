import { ArgTypes, Description, Heading, Markdown, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { readNotes } from './notes.ts';

/** Docs page of a stories file: description, props, keyboard use, accessibility and states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { parameters } = preparedMeta;
  const notes = readNotes(preparedMeta.title, parameters);
  // Without `of` the table also lists props that only the stories set, such as those of a native element.
  const props = notes.of === undefined ? preparedMeta.argTypes : parameters.docs.extractArgTypes(notes.of);
  const hasProps = Object.keys(props ?? {}).length > 0;
  return (
    <>
      <Title />
      <Description of={notes.of ?? 'meta'} />
      <Primary />
      <Heading>Props</Heading>
      {hasProps ? <ArgTypes {...(notes.of && { of: notes.of })} /> : <p>It takes no props.</p>}
      <Heading>Keyboard</Heading>
      <Markdown>{notes.keyboard}</Markdown>
      <Heading>Accessibility</Heading>
      <Markdown>{notes.accessibility}</Markdown>
      <Stories title="States" />
    </>
  );
}
