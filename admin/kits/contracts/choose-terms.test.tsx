// @vitest-environment jsdom

import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { OperatorRight } from '../../lib/schema.generated.ts'
import { serve, show } from '../../testing/show.tsx'
import { ChooseTerms, noTerms } from './ChooseTerms.tsx'

const template = {
  id: 'DIVIDEND',
  isOffered: true,
  period: 'WEEK',
  pick: 'FLOAT',
  carry: 'NEXT',
  tiers: [{ validBet: '1000.0000', loss: '0.0000', activeMembers: 3, rate: 25_000 }],
}

function Form() {
  const [terms, setTerms] = useState(noTerms)
  return <ChooseTerms terms={terms} onChange={setTerms} />
}

async function open(templates: object[], permissions: readonly OperatorRight[] = ['AGENTS_READ', 'CONTRACTS_READ']) {
  const { asked } = serve({ ConsoleTemplateTerms: () => ({ templates }) })
  return { asked, ...(await show(<Form />, { permissions })) }
}
const begin = 'Begin with the brand’s template'
const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value

describe('the choice of terms', () => {
  it('begins with what the brand offers of the kind, and with nothing after another kind is chosen', async () => {
    const { user } = await open([template])
    await user.click(await screen.findByRole('button', { name: begin }))
    expect([typed('Valid bet'), typed('Active members'), typed('Rate')]).toEqual(['1000', '3', '2.5'])
    await user.click(screen.getByLabelText('Kind'))
    await user.click(screen.getByRole('option', { name: 'Daily salary' }))
    expect(typed('Rate')).toBe('')
    expect(screen.queryByRole('button', { name: begin })).toBeNull()
  })

  it('offers no template that the brand does not offer', async () => {
    const { asked } = await open([{ ...template, isOffered: false }])
    expect(asked).toHaveLength(1)
    expect(screen.queryByRole('button', { name: begin })).toBeNull()
  })

  it('asks for no template on behalf of who may not read contracts', async () => {
    const { asked } = await open([template], ['AGENTS_READ'])
    expect(screen.getByLabelText('Kind')).toBeTruthy()
    expect(asked).toEqual([])
  })
})
