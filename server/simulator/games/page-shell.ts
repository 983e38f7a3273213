/*
 * How a kind uses the shell: its route `/games/<kind>/:session` sends
 * `gamePage({ session, game, kind, language: pageLanguage(request, session), setup, ground, body, controls })`.
 * The browser then gets `games/<kind>/page/<kind>.css` and `main.js`, which the kind serves with
 * `serveFolder(room, '/games/<kind>/page', …)`; main.js imports the library by `../../page/setup.js`, `calls.js`, `stake.js` …
 * `setup` arrives there as `setup.own`, the kind's words `games.<kind>` beside the common ones of `play` by `say('key')`.
 * Nothing on the page can be pressed until main.js calls `openPlay()`: a press that no script hears yet would be lost.
 */
import type { FastifyRequest } from 'fastify'
import { type Html, html, jsonForScript } from '../http/html.ts'
import { formatFigure, type Language, languageOf, wordsOf } from '../http/language.ts'
import { prefix } from '../http/page.ts'
import type { KindCode, SimulatedGame } from '../play/game.ts'
import type { PlaySession } from '../play/sessions.ts'
import { stakesOf } from '../play/stakes.ts'
import { amountScale } from '../play/wallet.ts'

interface GamePage {
  readonly session: PlaySession
  readonly game: SimulatedGame
  readonly kind: KindCode
  readonly language: Language
  /** Words that several kinds share, below the kind's own. */
  readonly words?: object
  /** What the kind's script needs besides what all pages have; it is readable by the player. */
  readonly setup: object
  /** The stage: all between the bar and the message line. */
  readonly body: Html
  /** Beside the meters: `stakeControl`, the buttons the game is played with. */
  readonly controls?: Html
  /** Colours of the ground from top to foot, and of its light. */
  readonly ground: readonly [top: string, foot: string, light: string]
  /** For tables and books that use a wide screen. */
  readonly isWide?: boolean
}

/** The words a kind adds to those all games share. */
function kindWords(kind: KindCode, language: Language): object {
  return (wordsOf(language).games as Partial<Record<KindCode, object>>)[kind] ?? {}
}

/** The language of a page: the one its address asks for, else the launch's. */
export function pageLanguage(request: FastifyRequest, session: PlaySession): Language {
  const asked = languageOf(request)
  return (request.query as Record<string, unknown>).lang === asked ? asked : session.language
}

/** The ladder of stakes with its two buttons; `stake.js` makes it work. */
export function stakeControl(language: Language): Html {
  const { play: words } = wordsOf(language)
  return html`<div class="stake" role="group" aria-label="${words.stake}">
<button type="button" class="round" id="less" aria-label="${words.less}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h14"/></svg></button>
<p><span>${words.stake}</span><output id="stake">…</output></p>
<button type="button" class="round" id="more" aria-label="${words.more}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h14M12 5v14"/></svg></button>
</div>`
}

/** The playable page of one session: bar, stage, message, meters, controls, notice, rules, and all its script needs as JSON. */
export function gamePage(parts: GamePage): Html {
  const { session, game, kind, language, setup, body, controls, ground, isWide } = parts
  const { play: words } = wordsOf(language)
  const isDemo = session.player === undefined
  const embedded = {
    base: `${prefix}/games/${kind}/${session.id}`,
    kind,
    name: game.names[language],
    language,
    isDemo,
    hasOwnWallet: session.wallet === 'transfer',
    currency: session.currency,
    scale: amountScale,
    stakes: stakesOf(session.currency) ?? [],
    lobbyUrl: session.lobbyUrl ?? null,
    rtp: formatFigure(game.rtp, language),
    words: { ...words, ...parts.words, ...kindWords(kind, language) },
    own: setup,
  }
  const [top, foot, light] = ground
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${game.names[language]}</title>
<link rel="icon" href="${prefix}/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${prefix}/games/page/game.css">
<link rel="stylesheet" href="${prefix}/games/page/sheet.css">
<link rel="stylesheet" href="${prefix}/games/${kind}/page/${kind}.css">
<style>:root{--top:${top};--foot:${foot};--light:${light}}</style>
</head>
<body>
<main class="game${isWide === true && ' wide'}">
<fieldset class="play" id="play" disabled>
<header class="bar">
<button type="button" class="round" id="exit" aria-label="${words.exit}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg></button>
<h1>${game.names[language]}${isDemo && html` <small>${words.demo}</small>`}</h1>
<button type="button" class="round" id="open-sheet" aria-label="${words.rulesTitle}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 11v6M12 7.2v.1"/><circle cx="12" cy="12" r="9.5"/></svg></button>
</header>
${body}
<p class="message" id="message">${words.loading}</p>
<footer class="foot">
<dl class="meters">
<div><dt>${isDemo ? words.demoBalance : words.balance}</dt><dd id="balance">…</dd></div>
<div class="win"><dt>${words.win}</dt><dd id="win">0</dd></div>
</dl>
${controls !== undefined && html`<div class="controls">${controls}</div>`}
</footer>
<section class="notice" id="notice" role="alert" hidden><p id="notice-text"></p><div id="notice-actions"></div></section>
<p class="unseen" aria-live="polite" id="announcement"></p>
</fieldset>
</main>
<dialog id="sheet" aria-labelledby="sheet-title"><div class="sheet-head"><h2 id="sheet-title">${words.rulesTitle}</h2><button type="button" class="round" id="close-sheet" aria-label="${words.close}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg></button></div><div id="sheet-body"></div></dialog>
<script type="application/json" id="setup">${jsonForScript(embedded)}</script>
<script type="module" src="${prefix}/games/${kind}/page/main.js"></script>
</body>
</html>`
}
