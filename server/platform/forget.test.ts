import { expect, it } from 'vitest'
import { forgetAll } from './forget.ts'

it('has every part forget, also after one that could not, and tells what went wrong', async () => {
  const done: string[] = []
  const part = (name: string) => async () => void done.push(name)
  const fault = new Error('canceling statement due to statement timeout')
  const broken = () => Promise.reject(fault)

  await expect(forgetAll([part('first'), broken, part('last')])).rejects.toMatchObject({
    errors: [fault],
    message: '1 of 3 parts could not forget',
  })
  expect(done).toEqual(['first', 'last'])
  await expect(forgetAll([part('first'), part('last')])).resolves.toBeUndefined()
})
