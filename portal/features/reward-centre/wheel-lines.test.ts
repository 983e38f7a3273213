import { expect, it } from 'vitest'
import { wheelLines } from './wheel-lines.ts'

it('breaks names between words and shortens what is too long', () => {
  expect(wheelLines('May mắn lần sau')).toEqual(['May mắn', 'lần sau'])
  expect(wheelLines('500,000 ₫')).toEqual(['500,000 ₫'])
  expect(wheelLines('5 triệu')).toEqual(['5 triệu'])
  expect(wheelLines('Siêuphẩmvôđịch')).toEqual(['Siêuphẩmv…'])
  expect(wheelLines('Một chuyến du lịch Đà Nẵng cho hai người')).toEqual(['Một', 'chuyến du', 'lịch Đà…'])
})
