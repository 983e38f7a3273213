import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { adoptAddress, sessionToken } from './data/session-token.ts'
import { askFirstQueries } from './first-queries.ts'
import { startI18n } from './i18n/i18n.ts'
import { adoptDeviceCode } from './lib/device-code.ts'
import { isLobbyPath } from './paths.ts'
import './ui/tokens.css'

adoptDeviceCode()
adoptAddress()
askFirstQueries()
// With the code that draws it; one that does not come is asked for again by whoever needs it.
if (!isLobbyPath(window.location.pathname)) import('./pages.tsx').catch(() => undefined)
if (document.cookie.includes('rememberedAccount=') && !sessionToken())
  void import('./session/resume-session.ts').then((module) => module.resumeSession())
const host = document.getElementById('root')
if (!host) throw new Error('index.html has no element with the id "root"')
await startI18n()
// In a transition React pauses between parts of the page, so that a press in the meantime is answered.
startTransition(() => createRoot(host).render(<App />))
