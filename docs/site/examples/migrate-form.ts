// #region form
import { fromJsonForms } from 'configurator-core/convert';

const converted = fromJsonForms({
  schema: {
    type: 'object',
    title: 'Window blind',
    properties: {
      width: { type: 'integer', title: 'Width in cm', minimum: 30, maximum: 250 },
      operation: { type: 'string', title: 'Operation', enum: ['chain', 'motor'] },
    },
    required: ['width', 'operation'],
  },
});
if (!converted.ok) throw new Error(converted.error[0]?.message);

export const { template, notes } = converted.value;
// #endregion form
