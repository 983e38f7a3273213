// Types of the REST calls from openapi.json: the shapes by their names, and of each call what goes in and what comes back. The whole
// document as openapi-typescript prints it was nine tenths forms that nobody asks (a PATCH that no path has, headers, failures).
// Run with `--import ./scripts/lib/compiler-api.mjs`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'

/** @typedef {Record<string, any>} Json */

const contract = join(import.meta.dirname, '../../platform/openapi.json')
const output = join(import.meta.dirname, 'generated.ts')

/** @param {Record<string, Json>} properties @param {string[]} required */
const object = (properties, required) => ({ type: 'object', properties, required })

/**
 * The parameters of one place as an object.
 * @param {Json[]} parameters
 * @param {string} place
 */
function parametersOf(parameters, place) {
  const here = parameters.filter((one) => one.in === place)
  const properties = Object.fromEntries(here.map(({ name, schema }) => [name, schema]))
  const required = here.filter((one) => one.required).map(({ name }) => name)
  return { isThere: here.length > 0, isNeeded: required.length > 0, schema: object(properties, required) }
}

/** What a call takes and answers, as one shape. @param {Json} operation */
function callOf({ parameters = [], requestBody, responses, summary }) {
  /** @type {Record<string, Json>} */
  const properties = {}
  const required = ['answer']
  for (const [name, place] of [
    ['params', 'path'],
    ['query', 'query'],
  ]) {
    const { isThere, isNeeded, schema } = parametersOf(parameters, place)
    if (isThere) properties[name] = schema
    if (isNeeded) required.push(name)
  }
  if (requestBody) {
    properties.body = Object.values(requestBody.content)[0].schema
    required.push('body')
  }
  properties.answer = responses[200].content['application/json'].schema
  return { ...object(properties, required), description: summary }
}

const { openapi, info, paths, components } = JSON.parse(readFileSync(contract, 'utf8'))
const operations = Object.values(paths).flatMap((methods) => Object.values(/** @type {Json} */ (methods)))
const calls = Object.fromEntries(
  operations
    .map((operation) => [operation.operationId, callOf(operation)])
    .sort(([left], [right]) => (left < right ? -1 : 1)),
)
const document = {
  openapi,
  info,
  paths: {},
  components: { schemas: { ...components.schemas, Calls: object(calls, Object.keys(calls)) } },
}
const nodes = await openapiTS(document, {
  alphabetize: true,
  // What has a default may be left out by who calls.
  defaultNonNullable: false,
  silent: true,
})
const kept = nodes.filter((node) => 'name' in node && node.name?.escapedText === 'components')
writeFileSync(output, `// Written by npm run codegen from openapi.json.\n\n${astToString(kept)}`)
