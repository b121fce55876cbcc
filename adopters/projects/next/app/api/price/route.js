import { evaluate, issuesOf, priceOf, restoreValues } from 'configurator-core';
import { configurator } from '../../../configurator.js';

/** Prices the values that the browser sent; their price is not read. */
export async function POST(request) {
  const { values, dropped } = restoreValues(configurator, await request.json());
  const evaluation = evaluate(configurator, values, { basePriceCents: 990 });
  const issues = issuesOf(evaluation);
  const isValid = issues.length === 0 && dropped.length === 0;
  return Response.json(isValid ? priceOf(evaluation) : { issues, dropped }, { status: isValid ? 200 : 422 });
}
