import type { ConditionFaultSentences, ConversionSentences } from 'configurator-core/convert';
import { englishLocale } from './format.ts';

const numbers = new Intl.NumberFormat(englishLocale, { maximumFractionDigits: 10 });

const faults: ConditionFaultSentences = {
  unreadable: () => 'It cannot be read.',
  nested_too_deeply: () => 'It is nested too deeply.',
  bracket_not_closed: () => 'A bracket is not closed.',
  ends_too_early: () => 'It ends too early.',
  not_supported: ({ word }) => `“${word}” is not supported.`,
  list_of_expressions: () => 'Lists can contain fixed values only.',
  compares_no_question: () => 'It compares no question.',
  compares_two_questions: () => 'It compares two questions.',
  compares_with_empty_list: () => 'It compares with an empty list.',
  compares_with_list: () => 'It compares a single value with a list.',
  not_a_number: ({ value }) => `“${value}” is not a number.`,
  unknown_question: ({ name }) => `The template has no question “${name}”.`,
  reads_files: () => 'A condition can only ask whether there are files.',
  no_condition: () => 'It has no condition.',
  unknown_scope: ({ scope }) => `The template has no field for “${scope}”.`,
  no_schema: () => 'It has no schema.',
  empty_schema: () => 'Its schema does not restrict the value.',
  unknown_keyword: ({ keyword }) => `Its schema uses “${keyword}”, which conditions do not support.`,
  holds_list: ({ name }) => `“${name}” can have several values.`,
  holds_no_list: ({ name }) => `“${name}” can have one value only.`,
  compares_with_object: () => 'It compares with an object or a list.',
  bound_not_a_number: () => 'A bound is not a number.',
};

const reasons: Omit<ConversionSentences, 'refused'> = {
  unknown_element: ({ type }) => `Templates have no “${type}”.`,
  unknown_key: ({ key }) => `Templates have no “${key}”.`,
  translations: ({ key }) => `Only one language of “${key}” was imported. Add the others under “Translations”.`,
  not_a_number: ({ key }) => `“${key}” is an expression or a date. Templates accept only numbers here.`,
  entry_not_an_object: ({ key, position }) => `Entry ${numbers.format(position)} of “${key}” is not an object.`,
  renamed: ({ name, newName }) => `“${name}” is called “${newName}” in the template.`,
  without_name: () => 'The question has no name.',
  never_visible: () => 'This is never visible.',
  contains_answer: ({ key }) => `“${key}” contains the answer to a question. The template shows it as it is written.`,
  added_choice: () => 'SurveyJS adds this choice by itself. Add it as an option.',
  choice_without_value: () => 'The value of this choice is missing or exists already.',
  no_choices: () => 'The choices are not part of the definition.',
  required_boolean: () => 'Here “no” would not be an answer. The field is therefore optional.',
  flag_value: () => 'In the template, yes is “true” and no is empty.',
  unset_flag: ({ name }) => `The template does not distinguish a no to “${name}” from no answer.`,
  text_comparison: ({ name }) =>
    `The template compares “${name}” exactly. SurveyJS ignores letter case, blanks and how a number is written.`,
  hidden_value: ({ name }) => `While “${name}” is hidden, the template counts it as empty.`,
  empty_value: ({ name }) => `The template does not distinguish an empty value of “${name}” from no value.`,
  blank_text: () => 'The template counts a text of blanks as empty.',
  default_value: () => 'The field cannot have this default value.',
  plain_text: ({ format }) => `“${format}” becomes a plain text.`,
  unbounded_pattern: () => 'Checking this pattern could take too long.',
  unknown_validator: ({ type }) => `Templates have no validator “${type}”.`,
  second_pattern: () => 'A field has one pattern. This one was left out.',
  second_message: () => 'A field has one message for all of its rules. This one was left out.',
  no_accepted_files: () => 'The question accepts neither pictures nor PDF files.',
  any_file: () => 'The question accepts all files, the field only pictures and PDF files.',
  file_types: ({ types }) => `File fields do not accept ${types.join(', ')}.`,
  picture_types: () => 'The field accepts JPEG, PNG and WebP.',
  file_count: ({ maxFiles }) => `The field accepts up to ${numbers.format(maxFiles)} files.`,
  unknown_property: ({ scope }) => `The schema has no property “${scope}”.`,
  without_control: ({ name }) => `No control shows “${name}”.`,
  unknown_schema: ({ name }) => `No field type fits the schema of “${name}”.`,
  read_only: () => 'The control was read-only. Give the field a default value.',
  multiple_of: () => 'Steps of a field count from its minimum, not from 0.',
  exclusive_bound: ({ bound }) => `In the template ${numbers.format(bound)} itself is valid too.`,
  rule_effect: ({ effect }) => `Templates can show or hide a field, but not “${effect}”.`,
  condition: ({ expression }) =>
    expression === null ? 'The rule was skipped.' : `The condition “${expression}” was skipped.`,
  condition_cycle: ({ name, names }) =>
    `The visibility of “${name}” depends on itself: ${names.join(' → ')}. Its condition was skipped.`,
  not_a_survey: () => 'A survey is an object with a list of pages.',
  not_a_form: () => 'A form is a JSON Schema of an object, optionally with a UI schema.',
};

/** Notes on what a conversion could not import unchanged, and fallback names of untitled parts. */
export const englishConversion = {
  names: { survey: 'Survey', form: 'Form', step: (position: number) => `Step ${position}` },
  reasons,
  faults,
};
