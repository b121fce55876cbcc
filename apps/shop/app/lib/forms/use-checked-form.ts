import { type FormEvent, useRef, useState } from 'react';

interface FirstState<Issues> {
  /** What the server found wrong, where it has answered. */
  issues: Issues;
  /** Whether the entries have been sent before. */
  wasSent: boolean;
}

/**
 * A form whose entries browser and server check by the same function, and that works without a script. Issues appear on
 * submit, then follow what is typed; the first field with one gets the focus.
 * @param check what is wrong with the entries, by the name of the field; empty when nothing is
 */
export function useCheckedForm<Issues extends object>(first: FirstState<Issues>, check: (entries: FormData) => Issues) {
  const [issues, setIssues] = useState(first.issues);
  const [wasSent, setWasSent] = useState(first.wasSent);
  const form = useRef<HTMLFormElement>(null);

  const findIssues = () => check(new FormData(form.current ?? undefined));
  const handleSubmit = (event: FormEvent) => {
    const found = findIssues();
    setWasSent(true);
    setIssues(found);
    if (Object.keys(found).length === 0) return;
    event.preventDefault();
    const field = [...(form.current?.elements ?? [])].find((element) => (element.getAttribute('name') ?? '') in found);
    if (field instanceof HTMLElement) field.focus();
  };

  return {
    issues,
    /** For the form element. */
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: handleSubmit,
      onChange: () => {
        if (wasSent) setIssues(findIssues());
      },
    },
    /** Shows these issues until the form is sent again. */
    startAfresh: (shown: Issues) => {
      setIssues(shown);
      setWasSent(false);
    },
  };
}
