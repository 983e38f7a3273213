import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createHashRouter, RouterProvider } from 'react-router-dom'
import '../fonts/be-vietnam-pro.css'
import { App } from './App.tsx'
import { createI18nProvider } from './providers/i18n-provider.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no place for the console')

const i18nProvider = await createI18nProvider()
const router = createHashRouter([{ path: '*', element: <App i18nProvider={i18nProvider} /> }])

createRoot(root).render(
  <StrictMode>
    {/* Without transitions: for a visitor react-admin redraws at every sign-out check, and a navigation that waits for a quiet
        moment then waits for some twelve seconds before the sign-in page shows. */}
    <RouterProvider router={router} useTransitions={false} />
  </StrictMode>,
)
