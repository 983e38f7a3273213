// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import {
  HttpError,
  RefreshButton,
  ResourceContextProvider,
  SimpleForm,
  SimpleShowLayout,
  TextField,
  TextInput,
} from 'react-admin'
import { Link, Route, Routes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { RecordEdit } from './RecordEdit.tsx'
import { RecordShow } from './RecordShow.tsx'

const refusal = (code: string, message: string) =>
  new HttpError(message, 200, { graphQLErrors: [{ message, extensions: { code } }] })
const slow = refusal('UPSTREAM_UNAVAILABLE', 'This part does not answer for the moment.')

const pages = {
  show: (
    <RecordShow>
      <SimpleShowLayout>
        <TextField source="name" />
      </SimpleShowLayout>
    </RecordShow>
  ),
  edit: (
    <RecordEdit>
      <SimpleForm>
        <TextInput source="name" />
      </SimpleForm>
    </RecordEdit>
  ),
}

/** Opens a record whose reading fails as told, and is answered after that. */
async function open(page: keyof typeof pages, failure: Error) {
  const failures = [failure]
  const getOne = async () => {
    const first = failures.shift()
    if (first !== undefined) throw first
    return { data: { id: '7', name: 'Anna' } as never }
  }
  return show(
    <ResourceContextProvider value="members">
      <Routes>
        <Route path="/members" element="the list" />
        <Route path="/members/:id" element={pages[page]} />
      </Routes>
    </ResourceContextProvider>,
    { path: '/members/7', permissions: ['MEMBERS_READ', 'MEMBERS_CHANGE'], dataProvider: { getOne } },
  )
}

it('a record that could not be read says why, and is read again where it stands', async () => {
  const { user } = await open('show', slow)
  await screen.findByText(slow.message)
  expect(screen.queryByText('the list')).toBeNull()
  expect(screen.queryByText('Element does not exist')).toBeNull()
  await user.click(screen.getByText('Try again'))
  await screen.findByText('Anna')
  expect(screen.queryByText(slow.message)).toBeNull()
})

it('a form whose record could not be read says why, and is read again where it stands', async () => {
  const { user } = await open('edit', slow)
  await screen.findByText(slow.message)
  await user.click(screen.getByText('Try again'))
  await screen.findByDisplayValue('Anna')
})

it('only a record that does not exist is said not to', async () => {
  await open('show', refusal('NOT_FOUND', 'There is no such member.'))
  await screen.findByText('the list')
  await screen.findByText('Element does not exist')
})

it('a form begins with what is read now, not with what was read before, and stays while it is read again', async () => {
  const names = ['Anna', 'Bella', 'Clara']
  const answers: (() => void)[] = []
  const getOne = () =>
    new Promise<never>((resolve) => {
      const record = { id: '7', name: names[answers.length] }
      answers.push(() => resolve({ data: record } as never))
    })
  const answer = async (reading: number) => {
    await vi.waitFor(() => expect(answers.length).toBe(reading))
    answers[reading - 1]?.()
  }
  const { user } = await show(
    <ResourceContextProvider value="members">
      <Routes>
        <Route path="/members/:id" element={pages.edit} />
        <Route path="/" element={<Link to="/members/7">open</Link>} />
      </Routes>
      <Link to="/">leave</Link>
      <RefreshButton label="again" />
    </ResourceContextProvider>,
    { path: '/members/7', permissions: ['MEMBERS_READ', 'MEMBERS_CHANGE'], dataProvider: { getOne } },
  )
  await answer(1)
  await screen.findByDisplayValue('Anna')
  await user.click(screen.getByText('leave'))
  await user.click(screen.getByText('open'))
  await vi.waitFor(() => expect(answers.length).toBe(2))
  expect(screen.queryByRole('textbox')).toBeNull()
  await answer(2)
  await screen.findByDisplayValue('Bella')
  await user.click(screen.getByText('again'))
  await vi.waitFor(() => expect(answers.length).toBe(3))
  expect(screen.getByDisplayValue('Bella')).toBeTruthy()
  await answer(3)
  await screen.findByDisplayValue('Clara')
})
