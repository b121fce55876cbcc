import type {
  ConditionFault,
  ConditionFaultSentences,
  ConversionReason,
  ConversionSentences,
} from './conversion-reason.ts';

/** Each completes "left out, because". */
const englishFaults: ConditionFaultSentences = {
  unreadable: () => 'it cannot be read',
  nested_too_deeply: () => 'it is nested too deeply',
  bracket_not_closed: () => 'a bracket is not closed',
  ends_too_early: () => 'it ends too early',
  not_supported: ({ word }) => `'${word}' is not supported`,
  list_of_expressions: () => 'a list may hold literals only',
  compares_no_question: () => 'it compares no question',
  compares_two_questions: () => 'it compares two questions',
  compares_with_empty_list: () => 'it compares with an empty list',
  compares_with_list: () => 'it compares a single value with a list',
  not_a_number: ({ value }) => `'${value}' is no number`,
  unknown_question: ({ name }) => `there is no question '${name}' in the template`,
  reads_files: () => 'a condition can only ask whether there are files',
  no_condition: () => 'it has no condition',
  unknown_scope: ({ scope }) => `no field of the template is at '${scope}'`,
  no_schema: () => 'it has no schema',
  empty_schema: () => 'its schema says nothing that a condition can express',
  unknown_keyword: ({ keyword }) => `its schema has '${keyword}'`,
  holds_list: ({ name }) => `'${name}' holds a list`,
  holds_no_list: ({ name }) => `'${name}' holds no list`,
  compares_with_object: () => 'it compares with an object or a list',
  bound_not_a_number: () => 'a bound is no number',
};

/** For developers who run a conversion. `formatConversionReason` accepts other catalogues. */
const englishSentences: ConversionSentences = {
  unknown_element: ({ type }) => `A template has no '${type}'.`,
  unknown_key: ({ key }) => `'${key}' has no counterpart in a template.`,
  translations: ({ key }) => `The translations of '${key}': a template has one language.`,
  not_a_number: ({ key }) => `'${key}' is no number but an expression or a date: check it in your own code.`,
  entry_not_an_object: ({ key, position }) => `Entry ${position} of '${key}' is no object.`,
  renamed: ({ name, newName }) => `'${name}' is called '${newName}' in the template.`,
  without_name: () => 'A question without a name.',
  never_visible: () => 'It is never visible.',
  contains_answer: ({ key }) => `'${key}' contains the answer to a question: a template shows it as it is written.`,
  added_choice: () => 'A choice that SurveyJS adds by itself: add it as an option.',
  choice_without_value: () => 'A choice without a value of its own.',
  no_choices: () => 'A question whose choices are not part of the definition.',
  required_boolean: () => 'A required yes or no may be answered with no; here only yes would count, so it is optional.',
  flag_value: () => 'A template has one value for yes, and none for no.',
  unset_flag: ({ name }) => `It distinguishes a no to '${name}' from no answer: a template has one value for both.`,
  text_comparison: ({ name }) =>
    `SurveyJS compares '${name}' without regard to letter case, blanks and the way a number is written.`,
  hidden_value: ({ name }) => `It reads '${name}' while that is hidden: a template counts a hidden field as empty.`,
  empty_value: ({ name }) =>
    `It distinguishes an empty value of '${name}' from none: a template has one value for both.`,
  blank_text: () => 'A template counts a text of blanks as empty.',
  default_value: () => 'A default value of a kind that the field cannot hold.',
  plain_text: ({ format }) => `'${format}' becomes a plain text.`,
  unbounded_pattern: () => 'A pattern that cannot be tried in bounded time.',
  unknown_validator: ({ type }) => `A validator '${type}': check it in your own code.`,
  second_pattern: () => 'A field has one pattern: check this one in your own code.',
  second_message: () => 'A field has one message for all of its rules.',
  no_accepted_files: () => 'It accepts neither pictures nor PDF files.',
  any_file: () => 'It accepts files of any kind; a file field accepts pictures and PDF files.',
  file_types: ({ types }) => `A file field does not accept ${types.join(', ')}.`,
  picture_types: () => 'A file field accepts pictures of every kind: JPEG, PNG and WebP.',
  file_count: ({ maxFiles }) => `A file field accepts up to ${maxFiles} files.`,
  unknown_property: ({ scope }) => `There is no property '${scope}' in the schema.`,
  without_control: ({ name }) => `No control shows '${name}'.`,
  unknown_schema: ({ name }) => `A template has no field for the schema of '${name}'.`,
  read_only: () => 'A control that only shows: give the field a default value.',
  multiple_of: () => 'Steps of a template count from its smallest number.',
  exclusive_bound: ({ bound }) => `The bound ${bound} itself is valid in the template.`,
  rule_effect: ({ effect }) => `A template cannot ${effect.toLowerCase()} a field: show or hide it.`,
  condition: ({ expression, fault }) =>
    `${expression === null ? 'The rule' : `'${expression}'`} is left out, because ${formatConditionFault(fault)}.`,
  condition_cycle: ({ name, names }) =>
    `'${name}' waits for itself by way of ${names.join(', ')}: its condition is left out.`,
  not_a_survey: () => 'A survey definition is an object with a list of pages, as survey.toJSON() writes it.',
  not_a_form: () => 'JSON Forms takes a JSON Schema of an object, and a UI schema that is an object.',
  refused: ({ issue }) => `The engine refuses the template at '${issue.path.join('.')}': ${issue.code}.`,
};

/** Returns the text for a fault of a condition: English completes "left out, because". Accepts other catalogues. */
export function formatConditionFault(
  fault: ConditionFault,
  sentences: ConditionFaultSentences = englishFaults,
): string {
  // The catalogue pairs each code with its fault; TypeScript cannot relate the two through a lookup.
  return (sentences[fault.code] as (fault: ConditionFault) => string)(fault);
}

/** Returns the message for a reason. Accepts other catalogues. */
export function formatConversionReason(
  reason: ConversionReason,
  sentences: ConversionSentences = englishSentences,
): string {
  // The catalogue pairs each code with its reason; TypeScript cannot relate the two through a lookup.
  return (sentences[reason.code] as (reason: ConversionReason) => string)(reason);
}
