// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { ArrayInput, RefreshButton, ResourceContextProvider, SimpleFormIterator, TextInput } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { RecordEdit } from '../records/RecordEdit.tsx'
import { SimpleForm } from './SimpleForm.tsx'
import { TabbedForm } from './TabbedForm.tsx'

const inputs = [
  <TextInput key="name" source="name" label="name" />,
  <TextInput key="city" source="city" label="city" />,
  <ArrayInput key="words" source="words" label="words">
    <SimpleFormIterator disableReordering disableClear>
      <TextInput source="word" label="word" />
    </SimpleFormIterator>
  </ArrayInput>,
  <TextInput key="reason" source="reason" label="because" />,
]

const forms = {
  simple: <SimpleForm>{inputs}</SimpleForm>,
  tabbed: (
    <TabbedForm>
      <TabbedForm.Tab label="one">{inputs}</TabbedForm.Tab>
    </TabbedForm>
  ),
}

/** A record that others change too; what is saved counts, unless its reason says otherwise. */
async function open(kind: keyof typeof forms) {
  const record = { id: '7', name: 'Anna', city: 'Huế', words: [{ word: 'first' }] }
  const around = await show(
    <ResourceContextProvider value="members">
      <Routes>
        <Route
          path="/members/:id/*"
          element={
            <RecordEdit mutationMode="pessimistic" redirect={false}>
              {forms[kind]}
            </RecordEdit>
          }
        />
      </Routes>
      <RefreshButton label="again" />
    </ResourceContextProvider>,
    {
      path: '/members/7',
      permissions: ['MEMBERS_READ', 'MEMBERS_CHANGE'],
      dataProvider: {
        getOne: async () => ({ data: { ...record } as never }),
        update: async (_resource, { data }) => {
          if (data.reason !== 'wait') Object.assign(record, { name: `${data.name}!`, city: data.city })
          return { data: { ...record } as never }
        },
      },
    },
  )
  await screen.findByDisplayValue('Anna')
  return { record, ...around }
}

const textOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value
const isUnsaved = () => !(screen.getByText('Save').closest('button') as HTMLButtonElement).disabled

it.each(['simple', 'tabbed'] as const)(
  'what was typed stays when the record changes meanwhile, and the rest follows it: %s',
  async (kind) => {
    const { user, fill, record } = await open(kind)
    await fill(screen.getByLabelText('name'), 'Bella')
    Object.assign(record, { name: 'Clara', city: 'Hội An' })
    await user.click(screen.getByText('again'))
    await screen.findByDisplayValue('Hội An')
    expect(textOf('name')).toBe('Bella')
    expect(isUnsaved()).toBe(true)
  },
)

it.each(['simple', 'tabbed'] as const)(
  'a saved form shows what was saved, and has nothing to save: %s',
  async (kind) => {
    const { user, fill, record } = await open(kind)
    await fill(screen.getByLabelText('name'), 'Bella')
    await user.click(screen.getByText('Save'))
    await screen.findByDisplayValue('Bella!')
    await waitFor(() => expect(isUnsaved()).toBe(false))

    // What others save after it is followed again.
    Object.assign(record, { name: 'Clara' })
    await user.click(screen.getByText('again'))
    await screen.findByDisplayValue('Clara')
    await fill(screen.getByLabelText('city'), 'Vinh')
    Object.assign(record, { name: 'Dora' })
    await user.click(screen.getByText('again'))
    await screen.findByDisplayValue('Dora')
    expect(textOf('city')).toBe('Vinh')
  },
)

it('a form whose change only waits shows what is in force', async () => {
  const { user, fill } = await open('simple')
  await fill(screen.getByLabelText('name'), 'Bella')
  await fill(screen.getByLabelText('because'), 'wait')
  await user.click(screen.getByText('Save'))
  await screen.findByDisplayValue('Anna')
  await waitFor(() => expect(isUnsaved()).toBe(false))
  expect(textOf('because')).toBe('')
})

it('a row that was added stays, and rows nobody touched follow the record', async () => {
  const { user, fill, record } = await open('simple')
  Object.assign(record, { words: [{ word: 'other' }] })
  await user.click(screen.getByText('again'))
  await screen.findByDisplayValue('other')
  await user.click(screen.getByLabelText('Add'))
  await fill(screen.getAllByLabelText('word')[1] as HTMLElement, 'second')
  Object.assign(record, { city: 'Vinh' })
  await user.click(screen.getByText('again'))
  await screen.findByDisplayValue('Vinh')
  expect(screen.getAllByLabelText('word').map((input) => (input as HTMLInputElement).value)).toEqual([
    'other',
    'second',
  ])
})
