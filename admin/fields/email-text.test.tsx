// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { EmailText } from './EmailText.tsx'

it('an address may break before its @ and after its dots alone', async () => {
  await show(
    <p>
      <EmailText address="nguyen.van-an@mail.example.com" />
    </p>,
  )
  const [line] = document.getElementsByTagName('p')
  expect(line?.textContent).toBe('nguyen.van-an@mail.example.com')
  expect(line?.innerHTML).toBe('nguyen.<wbr>van-an<wbr>@mail.<wbr>example.<wbr>com')
})
