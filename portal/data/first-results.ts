import { currentLanguage } from '../i18n/stored-language.ts'
import { sessionToken } from './session-token.ts'

interface FirstResults {
  /** Language the results are in. */
  language: string
  /** Results of queries without variables, by name. */
  data: Record<string, unknown>
}

let results = read()

/** The server sends what a visitor's first page asks for along with the page, as inert JSON. */
function read(): FirstResults | null {
  const block = document.getElementById('first-results')?.textContent
  if (!block) return null
  const parsed = JSON.parse(block) as Partial<FirstResults>
  return parsed.language && parsed.data ? { language: parsed.language, data: parsed.data } : null
}

/** The result a query finds in the page, once; nothing for members, other languages, or queries with variables. */
export function takeFirstResult(name: string, variables: object): unknown {
  if (
    !results ||
    results.language !== currentLanguage() ||
    sessionToken() !== null ||
    Object.keys(variables).length > 0
  )
    return undefined
  const { [name]: result, ...rest } = results.data
  results = { ...results, data: rest }
  return result
}
