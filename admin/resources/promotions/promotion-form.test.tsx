// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { HttpError, ResourceContextProvider } from 'react-admin'
import { describe, expect, it } from 'vitest'
import { serve, show } from '../../testing/show.tsx'
import PromotionCreate from './PromotionCreate.tsx'

const brand = { id: '1', code: 'SENVANG', name: 'Sen', languages: ['vi', 'en'], defaultLanguage: 'vi', timeZone: 'UTC' }

/** The builder, and what it sends. */
async function open(
  answer: (data: Record<string, unknown>) => Promise<unknown> = async (data) => ({ ...data, id: '7' }),
) {
  serve({ ConsoleBrandCurrency: () => ({ site: { currency: 'VND', currencySymbol: '₫' } }) })
  const sent: Record<string, unknown>[] = []
  const create = async (_resource: string, { data }: { data: Record<string, unknown> }) => {
    sent.push(data)
    return { data: (await answer(data)) as never }
  }
  const getList = async () => ({ data: [brand] as never[], total: 1 })
  const shown = await show(
    <ResourceContextProvider value="promotions">
      <PromotionCreate />
    </ResourceContextProvider>,
    { permissions: ['PROMOTIONS_READ', 'PROMOTIONS_CHANGE'], dataProvider: { create: create as never, getList } },
  )
  await screen.findByRole('group', { name: 'Vietnamese' })
  return { sent, ...shown }
}
const inLanguage = (name: string) => within(screen.getByRole('group', { name }))
const save = () => screen.getByRole('button', { name: 'Save' })
const preview = () => within(screen.getByRole('complementary', { name: 'As players will see it' }))
type Shown = Awaited<ReturnType<typeof open>>

async function write({ fill }: Shown) {
  for (const [name, title] of [
    ['Vietnamese', 'Thưởng cuối tuần'],
    ['English', 'Weekend bonus'],
  ] as const) {
    await fill(inLanguage(name).getByLabelText(/^Title/), title)
    await fill(inLanguage(name).getByLabelText(/^One sentence/), `${title}.`)
  }
  await fill(screen.getByLabelText(/^Amount/), '50000')
  await fill(screen.getByLabelText(/^Budget/), '1000000')
}

async function choose({ user }: Shown, label: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: new RegExp(`^${label}`) }))
  await user.click(await screen.findByRole('option', { name: option }))
}

describe('the builder of promotions', () => {
  it('says at its field what is missing, and keeps what was written', async () => {
    const shown = await open()
    await shown.fill(inLanguage('English').getByLabelText(/^Title/), 'Weekend bonus')
    await shown.fill(screen.getByLabelText(/^Budget/), 'a thousand')
    await shown.user.click(save())
    expect(
      inLanguage('Vietnamese')
        .getByLabelText(/^Title/)
        .getAttribute('aria-invalid'),
    ).toBe('true')
    expect(screen.getByLabelText(/^Budget/).getAttribute('aria-invalid')).toBe('true')
    expect(inLanguage('English').getByLabelText(/^Title/)).toHaveProperty('value', 'Weekend bonus')
    expect(shown.sent).toEqual([])
  })

  it('shows beside it what players will see, in the language that is chosen', async () => {
    const shown = await open()
    await write(shown)
    expect((await preview().findAllByText('₫50,000')).length).toBe(2)
    expect(preview().getAllByText('Weekend bonus')).toHaveLength(2)
    expect(preview().getByText('Play 3 times the bonus before you withdraw.')).toBeDefined()
    await shown.user.click(preview().getByRole('button', { name: 'Vietnamese' }))
    expect(await preview().findAllByText('Thưởng cuối tuần')).toHaveLength(2)
    expect(preview().getByText('Cược 3 lần số tiền thưởng trước khi rút.')).toBeDefined()
  })

  it('takes a share of a deposit alone', async () => {
    const shown = await open()
    await choose(shown, 'What is given', 'A share of the deposit or of the loss')
    await shown.user.click(save())
    await screen.findByText(/A share needs something to be taken of/)
    await choose(shown, 'What starts it', 'A deposit after joining')
    await screen.findByLabelText(/^Least deposit/)
    await shown.user.click(save())
    expect(screen.queryByText(/A share needs something to be taken of/)).toBeNull()
  })

  it('tells at its place what the server refuses, keeps all of it, and may be sent again', async () => {
    const refusal = new HttpError('These terms do not go together.', 200, {
      errors: { 'terms.reward': 'No reward of that kind.', budget: 'More is given already.' },
    })
    let tries = 0
    const shown = await open(async (data) => {
      tries += 1
      if (tries === 1) throw refusal
      return { ...data, id: '7' }
    })
    await write(shown)
    await shown.user.click(save())
    await screen.findByText('No reward of that kind.')
    await screen.findByText('More is given already.')
    expect(inLanguage('Vietnamese').getByLabelText(/^Title/)).toHaveProperty('value', 'Thưởng cuối tuần')
    await shown.fill(screen.getByLabelText(/^Budget/), '2000000')
    expect(screen.queryByText('No reward of that kind.')).toBeNull()
    await shown.user.click(save())
    await expect.poll(() => shown.sent.length).toBe(2)
    expect(shown.sent[1]).toMatchObject({ budget: '2000000' })
  })
})
