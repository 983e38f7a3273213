import ComingPage from '../../layouts/coming-page.tsx'

/** The agent centre (§2): until it opens, what it will have. */
export default function AgentHomePage() {
  return <ComingPage name="agentHome" />
}
