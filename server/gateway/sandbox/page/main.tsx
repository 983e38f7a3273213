import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import './sandbox.css'
import { createRoot } from 'react-dom/client'
import { Sandbox } from './sandbox.tsx'
import { readSettings } from './settings.ts'
import { language, words } from './words.ts'

document.documentElement.lang = language
document.title = words.title

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(<Sandbox settings={await readSettings()} />)
