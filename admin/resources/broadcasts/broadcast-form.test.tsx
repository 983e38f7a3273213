// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { describe, expect, it } from 'vitest'
import { serve, show } from '../../testing/show.tsx'
import { BroadcastForm } from './BroadcastForm.tsx'
import { broadcastInput, emptyDraft } from './broadcast-input.ts'

async function open() {
  const { asked } = serve({
    ConsoleTags: () => ({ tags: [] }),
    MeasureBroadcastReach: () => ({ payload: { members: 42, userErrors: [] } }),
  })
  const shown = await show(
    <ResourceContextProvider value="broadcasts">
      <BroadcastForm record={emptyDraft(['vi', 'en'])} languages={['vi', 'en']} isNew />
    </ResourceContextProvider>,
    { permissions: ['BROADCASTS_WRITE'] },
  )
  await screen.findByRole('tab', { name: 'English' })
  return { ...shown, asked }
}

describe('the form of a broadcast', () => {
  it('has a tab for each language and shows what is typed as members will see it', async () => {
    const { user, fill } = await open()
    const english = within(screen.getByRole('tabpanel', { name: 'English' }))
    await fill(english.getByRole('textbox', { name: /Title/ }), 'Maintenance')
    const preview = within(screen.getByRole('complementary', { name: 'As members will see it' }))
    expect(preview.getByText('Maintenance')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Vietnamese' }))
    expect(preview.queryByText('Maintenance')).toBe(null)
  })

  it('says at the tab which language lacks its words', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('tab', { name: 'Vietnamese: to be mended' })).toBeTruthy()
  })

  it('counts whom it would reach, and says when that number is old', async () => {
    const { user, fill, asked } = await open()
    await user.click(screen.getByRole('button', { name: 'Count the recipients' }))
    expect(await screen.findByText('It would reach 42 members.')).toBeTruthy()
    expect(asked.find(({ name }) => name === 'MeasureBroadcastReach')?.variables).toMatchObject({
      input: { kind: 'HOUSE', accounts: [] },
    })
    await fill(screen.getByRole('spinbutton', { name: /Only accounts opened within days/ }), '7')
    expect(await screen.findByText('Before the change: 42 members. Count again.')).toBeTruthy()
  })

  it('sends what was left empty as none', () => {
    const typed = { ...emptyDraft(['vi']), scheduledAt: '', page: '', audience: { leastLevel: '', tags: [] } }
    expect(broadcastInput(typed)).toEqual({
      addressees: {
        kind: 'HOUSE',
        accounts: [],
        audience: {
          newMembersDays: null,
          leastLevel: null,
          greatestLevel: null,
          leastDeposits: null,
          inactiveDays: null,
          line: [],
          tags: [],
        },
      },
      page: null,
      scheduledAt: null,
      words: [{ language: 'vi', title: '', content: '' }],
    })
  })
})
