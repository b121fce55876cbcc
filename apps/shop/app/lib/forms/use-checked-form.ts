import { type FormEvent, useRef, useState } from 'react';

interface FirstState<Issues> {
  /** Issues found by the server, if it has replied. */
  issues: Issues;
  /** Whether the form has been submitted before. */
  wasSent: boolean;
}

/**
 * A form checked by the same function in browser and server, which also works without JavaScript. Issues appear on
 * submit, then update on input. The first invalid field gets the focus.
 * @param check returns the issues by field name, empty if there are none
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
    /** Props of the form element. */
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: handleSubmit,
      onChange: () => {
        if (wasSent) setIssues(findIssues());
      },
    },
    /** Shows these issues until the form is sent again. */
    resetIssues: (shown: Issues) => {
      setIssues(shown);
      setWasSent(false);
    },
  };
}
