import { BrowserRouter } from 'react-router-dom'
import { SiteGate } from './layouts/site-gate.tsx'
import { Watches } from './layouts/watches.tsx'
import { Portal } from './routes.tsx'

/** The portal: its addresses, what listens to the server, and the gate that closes when the site does. */
export function App() {
  return (
    <BrowserRouter>
      <SiteGate>
        <Watches />
        <Portal />
      </SiteGate>
    </BrowserRouter>
  )
}
