import { type Html, html, jsonForScript } from '../../http/html.ts'
import { formatFigure, type Language, wordsOf } from '../../http/language.ts'
import { prefix } from '../../http/page.ts'
import { amountScale } from '../../hub88/wallet.ts'
import { groundOf } from './art/draw.ts'
import { findSlotGame } from './catalogue.ts'
import type { SlotSession } from './sessions.ts'
import { stakesOf } from './stakes.ts'
import { symbolName } from './symbol-names.ts'
import { lines, symbols } from './symbols.ts'

/** The playable page of one session. Its script reads all it needs from the embedded JSON. */
export function gamePage(session: SlotSession, language: Language): Html {
  const game = findSlotGame(session.gameCode)
  if (!game) throw new Error(`session of an unknown game: ${session.gameCode}`)
  const words = wordsOf(language).slot
  const { mathematics } = game
  const setup = {
    base: `${prefix}/games/slot/${session.id}`,
    art: `${prefix}/games/slot/art/${game.code}`,
    language,
    isDemo: session.player === undefined,
    currency: session.currency,
    scale: amountScale,
    stakes: stakesOf(session.currency) ?? [],
    lobbyUrl: session.lobbyUrl ?? null,
    names: Object.fromEntries(symbols.map((symbol) => [symbol, symbolName(game.theme, symbol, language)])),
    lines,
    mathematics: {
      strips: mathematics.strips,
      pays: mathematics.pays,
      scatterPays: mathematics.scatterPays,
      freeSpins: mathematics.freeSpins,
      freeSpinMultiplier: mathematics.freeSpinMultiplier,
      freeSpinCap: mathematics.freeSpinCap,
      volatility: mathematics.volatility,
    },
    rtp: formatFigure(game.rtp, language),
    words,
  }
  const [top, foot, light] = groundOf(game)
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${game.names[language]}</title>
<link rel="icon" href="${prefix}/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${prefix}/games/slot/page/slot.css">
<link rel="stylesheet" href="${prefix}/games/slot/page/paytable.css">
<style>:root{--top:${top};--foot:${foot};--light:${light}}</style>
</head>
<body>
<main class="game">
<header>
<button type="button" class="round" id="exit" aria-label="${words.exit}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg></button>
<h1>${game.names[language]}${setup.isDemo && html` <small>${words.demo}</small>`}</h1>
<button type="button" class="round" id="open-paytable" aria-label="${words.paytable}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 11v6M12 7.2v.1"/><circle cx="12" cy="12" r="9.5"/></svg></button>
</header>
<section class="stage" aria-label="${words.reels}">
<p class="free" id="free" hidden></p>
<div class="reels" id="reels"></div>
<p class="message" id="message">${words.ready}</p>
</section>
<section class="notice" id="notice" role="alert" hidden><p id="notice-text"></p><div id="notice-actions"></div></section>
<footer>
<dl class="meters">
<div><dt>${setup.isDemo ? words.demoBalance : words.balance}</dt><dd id="balance">…</dd></div>
<div class="win"><dt>${words.win}</dt><dd id="win">0</dd></div>
</dl>
<div class="controls">
<div class="stake" role="group" aria-label="${words.stake}">
<button type="button" class="round" id="less" aria-label="${words.less}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h14"/></svg></button>
<p><span>${words.stake}</span><output id="stake">…</output></p>
<button type="button" class="round" id="more" aria-label="${words.more}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h14M12 5v14"/></svg></button>
</div>
<button type="button" id="spin" aria-keyshortcuts="Space"><span id="spin-label">${words.spin}</span></button>
</div>
</footer>
<p class="unseen" aria-live="polite" id="announcement"></p>
</main>
<dialog id="paytable" aria-labelledby="paytable-title"><div class="sheet-head"><h2 id="paytable-title">${words.paytable}</h2><button type="button" class="round" id="close-paytable" aria-label="${words.close}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg></button></div><div id="paytable-body"></div></dialog>
<script type="application/json" id="setup">${jsonForScript(setup)}</script>
<script type="module" src="${prefix}/games/slot/page/main.js"></script>
</body>
</html>`
}
