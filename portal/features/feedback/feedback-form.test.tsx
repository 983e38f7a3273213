// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import errors from '../../../locales/vi/errors.json'
import words from '../../../locales/vi/feedback.json'
import { playGateway, refused } from '../../testing/gateway.ts'
import { stage } from '../../testing/stage.tsx'
import { FeedbackForm } from './feedback-form.tsx'

beforeEach(() => sessionStorage.clear())

const nothing = { items: [], pageInfo: { page: 1, pageSize: 10, totalItems: 0, totalPages: 0 } }
const records = { deposits: () => nothing, withdrawals: () => nothing, bets: () => nothing }
const sent = { done: true, number: 'ABCD-2345', ticket: null, captchaRequired: false, userErrors: [] }
const content = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^${words.content}`) })
const press = () => screen.getByRole('button', { name: words.send })
const tooLong = errors.CONTENT_LENGTH.replace('{{minimum}}', '1').replace('{{maximum}}', '140')
const form = (memberId: string | null, told: string[] = []) => (
  <FeedbackForm memberId={memberId} onSent={(number) => void told.push(number)} />
)

it('takes 1 to 140 letters, sends them without markup, and forgets them once they are sent', async () => {
  const asked = playGateway({ ...records, sendFeedback: () => sent })
  const told: string[] = []
  const { person } = stage(form('m1', told))
  await person.click(press())
  expect(await screen.findByText(errors.CONTENT_EMPTY)).toBeTruthy()
  await person.click(content())
  await person.paste('a'.repeat(141))
  await person.click(press())
  expect(await screen.findByText(tooLong)).toBeTruthy()
  expect(asked.sendFeedback).toEqual([])
  await person.clear(content())
  await person.paste('<b>Tiền</b>')
  await person.selectOptions(screen.getByRole('combobox', { name: words.category }), 'COMPLAINT')
  await person.click(press())
  await waitFor(() => expect(told).toEqual(['ABCD-2345']))
  expect(asked.sendFeedback).toMatchObject([{ category: 'COMPLAINT', content: '<b>Tiền</b>', pictures: [] }])
  expect(sessionStorage.getItem('feedback:m1')).toBeNull()
})

it('keeps what is typed over a refusal and a reload, with the same key, and for nobody else', async () => {
  const asked = playGateway({
    ...records,
    sendFeedback: () => ({ done: false, captchaRequired: false, ...refused('TICKETS_TOO_MANY', 'Nhiều quá') }),
  })
  const { person, show } = stage(form('m1'))
  await person.type(content(), 'Chưa nhận tiền')
  await person.click(press())
  expect(await screen.findByText('Nhiều quá')).toBeTruthy()
  show(<div />)
  show(form('m1'))
  expect(content().value).toBe('Chưa nhận tiền')
  await person.click(press())
  await waitFor(() => expect(asked.sendFeedback).toHaveLength(2))
  const [first, second] = asked.sendFeedback as { idempotencyKey: string }[]
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  show(<div />)
  show(form('m2'))
  expect(content().value).toBe('')
})

it('asks a visitor where the answer goes, and for no pictures', async () => {
  const asked = playGateway({ sendFeedback: () => sent })
  const { person } = stage(form(null))
  expect(screen.queryByText(words.pictures)).toBeNull()
  await person.type(screen.getByRole('textbox', { name: words.contact }), 'a@b.vn')
  await person.type(content(), 'Xin chào')
  await person.click(press())
  await waitFor(() => expect(asked.sendFeedback).toMatchObject([{ contact: 'a@b.vn', content: 'Xin chào' }]))
})

it('takes no telephone number, since visitors are answered by mail', async () => {
  const asked = playGateway({ sendFeedback: () => sent })
  const { person } = stage(form(null))
  await person.type(screen.getByRole('textbox', { name: words.contact }), '0901 234 567')
  await person.type(content(), 'Xin chào')
  await person.click(press())
  expect(await screen.findByText(words.contactWrong)).toBeTruthy()
  expect(asked.sendFeedback).toEqual([])
})
