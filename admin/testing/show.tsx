import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OperationDefinitionNode } from 'graphql'
import type { ReactElement } from 'react'
import { AdminContext, type DataProvider, Notification, TestMemoryRouter, testDataProvider } from 'react-admin'
import { vi } from 'vitest'
import type { OperatorRight } from '../lib/schema.generated.ts'
import { client } from '../providers/client.ts'
import { createI18nProvider } from '../providers/i18n-provider.ts'
import { keepSession } from '../providers/session.ts'

/** A call of the console, as it would have gone to the server. */
interface Asked {
  readonly name: string
  readonly variables: unknown
}

type Answers = Readonly<Record<string, (variables: never) => unknown>>

/** Stands for the server: answers operations by their name, and keeps what was asked. A mutation answers its `payload`. */
export function serve(answers: Answers): { readonly asked: Asked[] } {
  const asked: Asked[] = []
  const reply = async (document: Parameters<typeof client.query>[0]['query'], variables: unknown) => {
    const name = (document.definitions[0] as OperationDefinitionNode).name?.value ?? ''
    asked.push({ name, variables })
    const answer = answers[name]
    if (answer === undefined) throw new Error(`The test has no answer to ${name}`)
    return { data: await answer(variables as never) }
  }
  vi.spyOn(client, 'query').mockImplementation(({ query, variables }) => reply(query, variables) as never)
  vi.spyOn(client, 'mutate').mockImplementation(({ mutation, variables }) => reply(mutation, variables) as never)
  return { asked }
}

interface Around {
  /** Rights of the operator. */
  permissions?: readonly OperatorRight[]
  dataProvider?: Partial<DataProvider>
  path?: string
  language?: 'vi' | 'en'
}

/** The operator whom `show` signs in. */
export const operator = { id: 'operator-1', account: 'operator', name: 'Operator' }

/** Shows a part of the console as an operator sees it: signed in, in English where nothing else is asked, in react-admin's surroundings. */
export async function show(
  part: ReactElement,
  { permissions = [], dataProvider = {}, path = '/', language = 'en' }: Around = {},
) {
  const signedIn = {
    ...operator,
    role: { id: 'ADMIN', name: null },
    merchantCode: 'SENVANG',
    merchants: [],
    mustEnrol: false,
  }
  keepSession('token', { ...signedIn, permissions: [...permissions] } as unknown as Parameters<typeof keepSession>[1])
  localStorage.setItem('croupier.console.language', language)
  const i18nProvider = await createI18nProvider()
  const user = userEvent.setup({ delay: null })
  // A failure is shown at once, not after three more tries.
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <TestMemoryRouter initialEntries={[path]}>
      <AdminContext dataProvider={testDataProvider(dataProvider)} i18nProvider={i18nProvider} queryClient={queryClient}>
        {part}
        <Notification />
      </AdminContext>
    </TestMemoryRouter>,
  )
  /** Puts a text in the place of what a field holds, at once: typing draws a large form anew at every key. */
  const fill = async (input: HTMLElement, text: string) => {
    await user.clear(input)
    await user.click(input)
    await user.paste(text)
  }
  return { user, fill }
}
