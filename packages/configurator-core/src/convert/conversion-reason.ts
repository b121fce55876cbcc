import type { TemplateIssue } from '../contract/primitives/template-issue.ts';

/** Why a template cannot express a condition of the source. */
export type ConditionFault =
  /** The expression of a survey cannot be parsed. */
  | { readonly code: 'unreadable' }
  | { readonly code: 'nested_too_deeply' }
  | { readonly code: 'bracket_not_closed' }
  | { readonly code: 'ends_too_early' }
  /** A calculation, function or word that template conditions do not support. */
  | { readonly code: 'not_supported'; readonly word: string }
  | { readonly code: 'list_of_expressions' }
  | { readonly code: 'compares_no_question' }
  | { readonly code: 'compares_two_questions' }
  | { readonly code: 'compares_with_empty_list' }
  /** A single value is compared with a list. */
  | { readonly code: 'compares_with_list' }
  | { readonly code: 'not_a_number'; readonly value: string }
  /** The template has no question with this name. */
  | { readonly code: 'unknown_question'; readonly name: string }
  /** A condition on files that reads more than whether there are any. */
  | { readonly code: 'reads_files' }
  /** A rule of JSON Forms without a condition. */
  | { readonly code: 'no_condition' }
  /** The template has no field with this scope. */
  | { readonly code: 'unknown_scope'; readonly scope: string }
  | { readonly code: 'no_schema' }
  /** The schema of a condition has no keyword that restricts the value. */
  | { readonly code: 'empty_schema' }
  /** The schema of a condition has a keyword that template conditions do not support. */
  | { readonly code: 'unknown_keyword'; readonly keyword: string }
  | { readonly code: 'holds_list'; readonly name: string }
  | { readonly code: 'holds_no_list'; readonly name: string }
  | { readonly code: 'compares_with_object' }
  | { readonly code: 'bound_not_a_number' };

/** Why a part of the source was not converted exactly, with the names and numbers for a message. Stable. */
export type ConversionReason =
  /** An element, layout or question of a type that templates do not have. */
  | { readonly code: 'unknown_element'; readonly type: string }
  /** A key that templates do not have. */
  | { readonly code: 'unknown_key'; readonly key: string }
  /** Templates have one text; the translations of this key are lost. */
  | { readonly code: 'translations'; readonly key: string }
  /** An expression or a date in place of a number. */
  | { readonly code: 'not_a_number'; readonly key: string }
  /** An entry of a list, counted from 1, that must be an object. */
  | { readonly code: 'entry_not_an_object'; readonly key: string; readonly position: number }
  /** `name` is reserved, taken or malformed in a template. The part is named `newName`. */
  | { readonly code: 'renamed'; readonly name: string; readonly newName: string }
  | { readonly code: 'without_name' }
  | { readonly code: 'never_visible' }
  /** A text that SurveyJS fills with the answer to a question. */
  | { readonly code: 'contains_answer'; readonly key: string }
  /** A choice such as "other" that SurveyJS adds by a flag. */
  | { readonly code: 'added_choice' }
  /** The value of a choice is blank or a duplicate. */
  | { readonly code: 'choice_without_value' }
  /** The choices are loaded or computed. */
  | { readonly code: 'no_choices' }
  /** Both sources accept `false` for a required boolean; a template does not. */
  | { readonly code: 'required_boolean' }
  /** The values of yes and no. A template has `true` and nothing. */
  | { readonly code: 'flag_value' }
  /** A condition that distinguishes "no" from no answer. A template has one value for both. */
  | { readonly code: 'unset_flag'; readonly name: string }
  /** SurveyJS compares a text without regard to letter case, blanks and the way a number is written. */
  | { readonly code: 'text_comparison'; readonly name: string }
  /** A condition that reads a question which can be hidden. A template counts it as empty then. */
  | { readonly code: 'hidden_value'; readonly name: string }
  /** A condition that distinguishes an empty value or list from no value. A template has one value for both. */
  | { readonly code: 'empty_value'; readonly name: string }
  /** A template counts a text of blanks as empty. */
  | { readonly code: 'blank_text' }
  /** The default value has the wrong type for the field. */
  | { readonly code: 'default_value' }
  /** A type or format of text, such as a date, that is converted to plain text. */
  | { readonly code: 'plain_text'; readonly format: string }
  /** A pattern that the engine cannot test in bounded time. */
  | { readonly code: 'unbounded_pattern' }
  | { readonly code: 'unknown_validator'; readonly type: string }
  /** A field has one pattern. */
  | { readonly code: 'second_pattern' }
  /** A field has one message for all of its rules. */
  | { readonly code: 'second_message' }
  /** No accepted file type is an image or a PDF. */
  | { readonly code: 'no_accepted_files' }
  /** The question accepts every file type; the field accepts images and PDF files. */
  | { readonly code: 'any_file' }
  /** File types that the field does not accept. */
  | { readonly code: 'file_types'; readonly types: readonly string[] }
  /** Single image types are converted to all of JPEG, PNG and WebP. */
  | { readonly code: 'picture_types' }
  /** The number of files is limited to `maxFiles`. */
  | { readonly code: 'file_count'; readonly maxFiles: number }
  /** The scope of a control points to no property. */
  | { readonly code: 'unknown_property'; readonly scope: string }
  /** A property that no control shows. */
  | { readonly code: 'without_control'; readonly name: string }
  /** The schema of a property matches no field type. */
  | { readonly code: 'unknown_schema'; readonly name: string }
  | { readonly code: 'read_only' }
  /** Multiples count from 0, steps of a template from the minimum. */
  | { readonly code: 'multiple_of' }
  /** An exclusive bound is converted to an inclusive one. */
  | { readonly code: 'exclusive_bound'; readonly bound: number }
  /** A rule of JSON Forms that does not show or hide. */
  | { readonly code: 'rule_effect'; readonly effect: string }
  /** `expression` is null for a rule of JSON Forms. */
  | { readonly code: 'condition'; readonly expression: string | null; readonly fault: ConditionFault }
  /** The visibility of `name` depends on itself through `names`. */
  | { readonly code: 'condition_cycle'; readonly name: string; readonly names: readonly string[] }
  | { readonly code: 'not_a_survey' }
  | { readonly code: 'not_a_form' }
  /** The engine rejects the converted template. */
  | { readonly code: 'refused'; readonly issue: TemplateIssue };

/** The message for each reason. */
export type ConversionSentences = {
  readonly [Code in ConversionReason['code']]: (reason: Extract<ConversionReason, { code: Code }>) => string;
};

/** The message for each fault of a condition: a clause or sentence. */
export type ConditionFaultSentences = {
  readonly [Code in ConditionFault['code']]: (fault: Extract<ConditionFault, { code: Code }>) => string;
};
