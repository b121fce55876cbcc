import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { evaluate, issuesOf, loadConfigurator, priceOf, restoreValues } from 'configurator-core';

const loaded = loadConfigurator(JSON.parse(readFileSync('tag.json', 'utf8')));
if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
const configurator = loaded.value;

/** Invalid JSON counts as no values; the template then reports what is missing. */
function readValues(body) {
  try {
    return JSON.parse(body).values;
  } catch {
    return {};
  }
}

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { values, dropped } = restoreValues(configurator, readValues(body));
  const evaluation = evaluate(configurator, values, { basePriceCents: 990 });
  const issues = issuesOf(evaluation);
  const isValid = issues.length === 0 && dropped.length === 0;
  response.writeHead(isValid ? 200 : 422, { 'content-type': 'application/json' });
  response.end(JSON.stringify(isValid ? priceOf(evaluation) : { issues, dropped }));
});

server.listen(3000, 'localhost', () => console.log('Waiting for orders on port 3000.'));
