import type { GraphQLSchema } from 'graphql'
import { type Entry, entriesOf, type Page, type Part, pages } from './entries.ts'

/** Where the reference begins; its pages stand below. */
export const home = '/sandbox/reference'

const titles: Readonly<Record<Page, string>> = {
  queries: 'Queries',
  mutations: 'Mutations',
  subscriptions: 'Subscriptions',
  objects: 'Objects',
  inputs: 'Inputs',
  enums: 'Enums',
  scalars: 'Scalars',
  directives: 'Directives',
}

/** Of each word of the schema that may be linked (types, directives), where it stands. */
type Places = ReadonlyMap<string, string>

/** The pages of a schema's reference as HTML, by their addresses: an index of every name, and a page for each kind. */
export function renderReference(schema: GraphQLSchema): ReadonlyMap<string, string> {
  const entries = entriesOf(schema)
  const places: Places = new Map(
    entries.filter(({ anchor, name }) => anchor === name).map((entry) => [entry.name, addressOf(entry)]),
  )
  const groups = pages.map((page) => ({ page, own: entries.filter((entry) => entry.page === page) }))
  return new Map([
    [home, frame('Reference', undefined, groups.map(({ page, own }) => indexOf(page, own)).join('\n'))],
    ...groups.map(({ page, own }): [string, string] => [
      `${home}/${page}`,
      frame(titles[page], page, own.map((entry) => sectionOf(entry, places)).join('\n')),
    ]),
  ])
}

/** What stands where there is no page. */
export const renderMissing = (): string =>
  frame('Not found', undefined, `<p>There is no such page. Everything is in the <a href="${home}">index</a>.</p>`)

const addressOf = ({ page, anchor }: Entry) => `${home}/${page}#${anchor}`

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** A menu, a search that the script shows when it runs, and the page's own. */
export function frame(title: string, here: Page | 'guide' | undefined, content: string): string {
  const menu = pages.map(
    (page) => `<a href="${home}/${page}"${page === here ? ' aria-current="page"' : ''}>${titles[page]}</a>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${home}/style.css">
<script src="${home}/search.js" defer></script>
<title>${title} · Croupier GraphQL</title>
</head>
<body>
<a class="skip" href="#content">To the content</a>
<header>
<p class="doors"><a href="${home}"${title === 'Reference' ? ' aria-current="page"' : ''}>Index</a> <a href="/sandbox/">Sandbox</a> <a href="/sandbox/guide"${here === 'guide' ? ' aria-current="page"' : ''}>Guide</a></p>
<nav aria-label="Reference">${menu.join(' ')}</nav>
<form role="search" hidden><label for="search">Search names</label><input id="search" type="search" autocomplete="off" spellcheck="false"><output for="search"></output></form>
</header>
<main id="content" tabindex="-1">
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`
}

function indexOf(page: Page, entries: readonly Entry[]): string {
  const rows = entries.map(
    (entry) =>
      `<li data-entry><a class="name" href="${escapeHtml(addressOf(entry))}">${escapeHtml(labelOf(entry))}</a></li>`,
  )
  return `<section class="group"><h2><a href="${home}/${page}">${titles[page]}</a> <small>${entries.length}</small></h2>
<ul class="index">${rows.join('')}</ul></section>`
}

const labelOf = ({ page, name }: Entry) => (page === 'directives' ? `@${name}` : name)

function sectionOf(entry: Entry, places: Places): string {
  const { anchor, parts } = entry
  const given = entry.arguments.length > 0 ? `<h3>Arguments</h3>${listOf(entry.arguments, anchor, places)}` : ''
  return `<section class="entry" id="${escapeHtml(anchor)}" data-entry>
<h2><a class="name" href="#${escapeHtml(anchor)}">${escapeHtml(labelOf(entry))}</a>${typeOf(entry, places)}</h2>
${factsOf(entry, places)}${paragraphs(entry.description, places)}${given}${parts.length > 0 ? listOf(parts, anchor, places) : ''}
</section>`
}

function listOf(parts: readonly Part[], above: string, places: Places): string {
  const rows = parts.map((part) => {
    const anchor = `${above}.${part.name}`
    const given = part.arguments.length > 0 ? listOf(part.arguments, anchor, places) : ''
    return `<dt id="${escapeHtml(anchor)}"><a class="name" href="#${escapeHtml(anchor)}">${escapeHtml(part.name)}</a>${typeOf(part, places)}</dt>
<dd>${paragraphs(part.description, places)}${factsOf(part, places)}${given}</dd>`
  })
  return `<dl>${rows.join('\n')}</dl>`
}

/** The type as the SDL writes it, its name a link. */
function typeOf({ type }: Part, places: Places): string {
  if (type === undefined) return ''
  const written = escapeHtml(type).replace(/\w+/, (name) => linked(name, places))
  return ` <code class="type">${written}</code>`
}

const factsOf = ({ facts }: Part, places: Places): string =>
  facts.length === 0 ? '' : `<ul class="facts">${facts.map((fact) => `<li>${inline(fact, places)}</li>`).join('')}</ul>`

const paragraphs = (text: string, places: Places): string =>
  text === ''
    ? ''
    : text
        .split(/\n\s*\n/)
        .map((part) => `<p>${inline(part, places)}</p>`)
        .join('')

/** Of Markdown the one thing that descriptions use: `code`, which is a link where it names a type. */
const inline = (text: string, places: Places): string =>
  escapeHtml(text).replace(/`([^`]+)`/g, (_, word: string) => `<code>${linked(word, places)}</code>`)

/** A word of the schema, escaped already, that leads to its place where it has one. */
function linked(word: string, places: Places): string {
  const place = places.get(word)
  return place === undefined ? word : `<a href="${place}">${word}</a>`
}
