import { expect, it } from 'vitest'
import { loadWords } from './languages.ts'

it('finds the words of the first page and of a later one', async () => {
  expect(await loadWords('vi', 'common')).toHaveProperty('close', 'Đóng')
  expect(await loadWords('en', 'content')).toHaveProperty('notices', 'Announcements')
  expect(await loadWords('vi', 'nothing')).toEqual({})
})
