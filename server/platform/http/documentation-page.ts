import type { TSchema } from 'typebox'
import type { NamedCall } from '../modules.ts'
import { exampleAnswer, exampleRequest } from '../openapi.ts'
import type { Call } from './call.ts'
import { moduleIdOf } from './module-id.ts'

/** The calls as one page of HTML without scripts: domains, then calls, each with shape and example. */
export function documentationPage(calls: readonly NamedCall[]): string {
  const domains = [...new Set(calls.map(({ domain }) => domain))]
  const contents = domains.map((domain) => {
    const links = calls
      .filter((one) => one.domain === domain)
      .map(
        ({ name, call }) =>
          `<li><a href="#${name}"><b class="${call.method}">${call.method}</b> ${escapeHtml(call.path)}</a></li>`,
      )
    return `<details><summary>${domain}</summary><ul>${links.join('')}</ul></details>`
  })
  const sections = domains.map(
    (domain) =>
      `<section><h2 id="${domain}">${domain}</h2>${calls
        .filter((one) => one.domain === domain)
        .map(callOf)
        .join('')}</section>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>REST platform: ${calls.length} calls</title><link rel="stylesheet" href="/wps/docs/style.css"></head>
<body><header><h1>REST platform</h1><p>${calls.length} calls. Every answer is an envelope:
<code>{ "success": true, "value": … }</code> or <code>{ "success": false, "code", "message", "field" }</code>.
The same as data: <a href="/wps/openapi.json">openapi.json</a>.</p></header>
<div class="columns"><nav aria-label="Calls">${contents.join('')}</nav><main>${sections.join('')}</main></div></body></html>`
}

function callOf({ name, call }: NamedCall): string {
  const marks = [
    call.access,
    call.sealed && 'sealed body',
    call.movesMoney && 'Idempotency-Key',
    call.form && 'form body',
  ]
  return `<article id="${name}"><h3><b class="${call.method}">${call.method}</b> <code>${escapeHtml(call.path)}</code></h3>
<p>${escapeHtml(call.summary)}${call.description === undefined ? '' : `<br>${escapeHtml(call.description)}`}</p>
<p class="marks">${marks
    .filter(Boolean)
    .map((mark) => `<span>${mark}</span>`)
    .join('')}<span>module id ${moduleIdOf(call.path)}</span></p>
${tableOf('Path', call.params)}${tableOf('Query', call.query)}${tableOf('Body', call.body)}${exampleText(call)}
<details><summary>Value</summary><pre>${escapeHtml(shapeOf(call.value as Shape, 0))}</pre></details></article>`
}

function exampleText(call: Call): string {
  const asked = exampleRequest(call)
  const request =
    call.body === undefined
      ? `${call.path}${asked === undefined ? '' : `?${new URLSearchParams(asked as Record<string, string>)}`}`
      : JSON.stringify(asked, null, 2)
  const answer = JSON.stringify(exampleAnswer(call), null, 2)
  return `<details><summary>Example</summary><pre>${escapeHtml(request)}</pre><pre>${escapeHtml(answer)}</pre></details>`
}

interface Shape {
  readonly type?: string
  readonly properties?: Record<string, Shape>
  readonly required?: string[]
  readonly items?: Shape
  readonly anyOf?: Shape[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly description?: string
  readonly [rule: string]: unknown
}

function tableOf(title: string, schema: TSchema | undefined): string {
  const { properties, required = [] } = (schema ?? {}) as Shape
  if (properties === undefined) return ''
  const rows = Object.entries(properties).map(
    ([name, shape]) =>
      `<tr><th scope="row"><code>${name}</code>${required.includes(name) ? '' : ' <i>optional</i>'}</th><td><code>${escapeHtml(shapeOf(shape, 0))}</code></td><td>${escapeHtml(rulesOf(shape))}</td></tr>`,
  )
  return `<h4>${title}</h4><div class="scroll"><table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Rules</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

/** A schema as a person would write it down. */
function shapeOf(shape: Shape, depth: number): string {
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape.enum !== undefined) return shape.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (shape.anyOf !== undefined) return shape.anyOf.map((one) => shapeOf(one, depth)).join(' | ')
  if (shape.type === 'array') return `${shapeOf(shape.items ?? {}, depth)}[]`
  if (shape.properties !== undefined && depth < 6) {
    const indent = '  '.repeat(depth + 1)
    const lines = Object.entries(shape.properties).map(
      ([name, inner]) => `${indent}${name}${shape.required?.includes(name) ? '' : '?'}: ${shapeOf(inner, depth + 1)}`,
    )
    return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`
  }
  return shape.type ?? 'any'
}

function rulesOf(shape: Shape): string {
  const rules = ['minLength', 'maxLength', 'minimum', 'maximum', 'pattern', 'format', 'default']
  return [
    shape.description,
    ...rules.filter((rule) => shape[rule] !== undefined).map((rule) => `${rule} ${shape[rule]}`),
  ]
    .filter(Boolean)
    .join('; ')
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
