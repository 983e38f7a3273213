import { Route, Routes } from 'react-router-dom'
import { lazyWithApollo } from './apollo/lazy-with-apollo.tsx'
import { AgentLayout } from './layouts/agent-layout.tsx'
import { RequireAgent } from './session/require-agent.tsx'

const AgentPage = lazyWithApollo(() => import('./features/agent/agent-page.tsx'))
const AgentHomePage = lazyWithApollo(() => import('./features/agent/agent-home-page.tsx'))
const InboxPage = lazyWithApollo(() => import('./features/inbox/inbox-page.tsx'))

/** The agent centre, by its addresses. */
export default function AgentPages() {
  return (
    <Routes>
      <Route element={<AgentLayout />}>
        <Route path="/agent" element={<AgentPage />} />
        <Route
          path="/agentHome/:page?"
          element={
            <RequireAgent>
              <AgentHomePage inbox={<InboxPage />} />
            </RequireAgent>
          }
        />
      </Route>
    </Routes>
  )
}
