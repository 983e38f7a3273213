import ComingPage from '../../layouts/coming-page.tsx'

/** The agents' own door (§2): until its sign-in opens, what it will have. */
export default function AgentPage() {
  return <ComingPage name="agent" />
}
