import { GraphiQL } from 'graphiql'
import { useState } from 'react'
import { exampleTabs } from './examples.ts'
import { fetcher } from './fetcher.ts'
import { type DemoAccount, demoAccounts, signedInAccount, signInAs, signOut } from './session.ts'
import type { Settings } from './settings.ts'
import { otherLanguage, words } from './words.ts'

/** The page: a bar to become somebody, above the editor with a tab of examples for each audience. */
export function Sandbox({ settings }: { settings: Settings }) {
  return (
    <div className="sandbox">
      <header className="sandbox-bar">
        <strong>{words.title}</strong>
        <nav className="sandbox-links">
          {settings.introspection && (
            <>
              <a href="/sandbox/reference">{words.reference}</a>
              <a href="/sandbox/guide">{words.guide}</a>
            </>
          )}
          <a href={`?lang=${otherLanguage}`} lang={otherLanguage} hrefLang={otherLanguage}>
            {words.otherLanguage}
          </a>
        </nav>
        {settings.mode === 'DEMO' && settings.allowAdHocOperations && <DemoSession />}
      </header>
      {!settings.allowAdHocOperations && <p className="sandbox-notice">{words.persistedOnly}</p>}
      {!settings.introspection && <p className="sandbox-notice">{words.noIntrospection}</p>}
      <main className="sandbox-editor">
        <GraphiQL
          fetcher={fetcher}
          defaultTabs={exampleTabs}
          defaultEditorToolsVisibility={false}
          shouldPersistHeaders={false}
          {...(settings.introspection ? {} : { schema: null })}
        />
      </main>
    </div>
  )
}

/** Who is signed in, and buttons to become somebody else. */
function DemoSession() {
  const [account, setAccount] = useState(signedInAccount)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function run(work: () => Promise<string | null>) {
    setBusy(true)
    try {
      setProblem(await work())
    } catch {
      setProblem(words.unreachable)
    }
    setAccount(signedInAccount())
    setBusy(false)
  }
  const become = (demo: DemoAccount) => run(() => signInAs(demo))
  const leave = () => run(async () => signOut().then(() => null))

  return (
    <div className="sandbox-session">
      <span role="status">
        {problem ?? (account ? words.signedInAs.replace('{{account}}', account) : words.visitor)}
      </span>
      {demoAccounts.map((demo) => (
        <button key={demo.account} type="button" disabled={isBusy} onClick={() => become(demo)}>
          {words.signInAs[demo.role]}
        </button>
      ))}
      {account && (
        <button type="button" disabled={isBusy} onClick={leave}>
          {words.signOut}
        </button>
      )}
    </div>
  )
}
