import type { ConditionFault, ConversionReason } from 'configurator-core/convert';

/** One conversion reason of each kind. */
export const conversionReasons: {
  readonly [Code in ConversionReason['code']]: Extract<ConversionReason, { code: Code }>;
} = {
  unknown_element: { code: 'unknown_element', type: 'matrix' },
  unknown_key: { code: 'unknown_key', key: 'correctAnswer' },
  translations: { code: 'translations', key: 'title' },
  not_a_number: { code: 'not_a_number', key: 'min' },
  entry_not_an_object: { code: 'entry_not_an_object', key: 'elements', position: 1200 },
  renamed: { code: 'renamed', name: 'a.b', newName: 'a_b' },
  without_name: { code: 'without_name' },
  never_visible: { code: 'never_visible' },
  added_choice: { code: 'added_choice' },
  choice_without_value: { code: 'choice_without_value' },
  no_choices: { code: 'no_choices' },
  required_boolean: { code: 'required_boolean' },
  default_value: { code: 'default_value' },
  plain_text: { code: 'plain_text', format: 'date' },
  unbounded_pattern: { code: 'unbounded_pattern' },
  unknown_validator: { code: 'unknown_validator', type: 'expression' },
  no_accepted_files: { code: 'no_accepted_files' },
  any_file: { code: 'any_file' },
  file_types: { code: 'file_types', types: ['.docx', 'video/*'] },
  picture_types: { code: 'picture_types' },
  file_count: { code: 'file_count', maxFiles: 10 },
  unknown_property: { code: 'unknown_property', scope: '#/properties/size' },
  unknown_schema: { code: 'unknown_schema', name: 'size' },
  read_only: { code: 'read_only' },
  multiple_of: { code: 'multiple_of' },
  exclusive_bound: { code: 'exclusive_bound', bound: 0.5 },
  rule_effect: { code: 'rule_effect', effect: 'DISABLE' },
  condition: { code: 'condition', expression: '{size} > {a}', fault: { code: 'compares_two_questions' } },
  condition_cycle: { code: 'condition_cycle', name: 'a', names: ['a', 'b'] },
  not_a_survey: { code: 'not_a_survey' },
  not_a_form: { code: 'not_a_form' },
  refused: { code: 'refused', issue: { code: 'too_deep', path: ['sections', 0] } },
};

/** One condition fault of each kind. */
export const conditionFaults: {
  readonly [Code in ConditionFault['code']]: Extract<ConditionFault, { code: Code }>;
} = {
  unreadable: { code: 'unreadable' },
  nested_too_deeply: { code: 'nested_too_deeply' },
  bracket_not_closed: { code: 'bracket_not_closed' },
  ends_too_early: { code: 'ends_too_early' },
  not_supported: { code: 'not_supported', word: 'today' },
  list_of_expressions: { code: 'list_of_expressions' },
  compares_no_question: { code: 'compares_no_question' },
  compares_two_questions: { code: 'compares_two_questions' },
  compares_with_empty_list: { code: 'compares_with_empty_list' },
  compares_with_list: { code: 'compares_with_list' },
  not_a_number: { code: 'not_a_number', value: 'big' },
  unknown_question: { code: 'unknown_question', name: 'size' },
  reads_files: { code: 'reads_files' },
  no_condition: { code: 'no_condition' },
  unknown_scope: { code: 'unknown_scope', scope: '#/properties/size' },
  no_schema: { code: 'no_schema' },
  empty_schema: { code: 'empty_schema' },
  unknown_keyword: { code: 'unknown_keyword', keyword: 'minItems' },
  holds_list: { code: 'holds_list', name: 'extras' },
  holds_no_list: { code: 'holds_no_list', name: 'size' },
  compares_with_object: { code: 'compares_with_object' },
  bound_not_a_number: { code: 'bound_not_a_number' },
};
