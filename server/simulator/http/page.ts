import type { FastifyReply } from 'fastify'
import { type Html, html } from './html.ts'
import { type Language, wordsOf } from './language.ts'

/** Where pages find each other: everything the simulator shows lies below its prefix. */
export const prefix = '/simulator'

interface PageParts {
  readonly language: Language
  readonly title: string
  readonly body: Html
  /** Address of this page without `lang`, for the language switch. */
  readonly here: string
  /** Name of a script of `http/page/` that keeps the page live. */
  readonly script?: string
  /** Without the way to other pages, for one that stands in a frame of the operator's. */
  readonly isBare?: boolean
}

const sections = ['bank', 'outbox', 'faults'] as const

/** A whole page in the simulator's common dress. */
export function page({ language, title, body, here, script, isBare = false }: PageParts): Html {
  const words = wordsOf(language)
  const other = language === 'vi' ? 'en' : 'vi'
  const switchAddress = `${here}${here.includes('?') ? '&' : '?'}lang=${other}`
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${words.simulator}</title>
<link rel="icon" href="${prefix}/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${prefix}/assets/simulator.css">
${script && html`<script type="module" src="${prefix}/assets/${script}"></script>`}
</head>
<body>
${
  !isBare &&
  html`<a class="skip" href="#main">${words.skipToContent}</a>
<header class="bar">
<a class="brand" href="${prefix}?lang=${language}"><img src="${prefix}/assets/icon.svg" alt="" width="28" height="28">${words.simulator}</a>
<nav aria-label="${words.sections}">${sections.map(
    (section) =>
      html`<a href="${prefix}/${section}?lang=${language}"${
        here.startsWith(`${prefix}/${section}`) && html` aria-current="page"`
      }>${words.sectionNames[section]}</a>`,
  )}</nav>
<a class="language" href="${switchAddress}" lang="${other}" hreflang="${other}">${wordsOf(other).languageName}</a>
</header>
<p class="notice">${words.notice}</p>`
}
<main id="main">
${body}
</main>
</body>
</html>`
}

/** Sends a page; it may load only what the simulator itself serves. */
export function sendPage(reply: FastifyReply, content: Html, status = 200) {
  return reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(content.text)
}
