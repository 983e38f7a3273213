// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import MemberCentre from './member-centre.tsx'
import { stage } from './testing/stage.tsx'

const centre = (
  <Routes>
    <Route path="/member/:page?" element={<MemberCentre />} />
  </Routes>
)

it('lets everybody read how players are protected', async () => {
  stage(centre, {}, '/member/protection')
  expect(await screen.findByRole('heading', { level: 1, name: 'Chơi có trách nhiệm' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Tạm nghỉ' })).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/help#responsible'])
})

it('asks a visitor to sign in for any other page', async () => {
  stage(centre, {}, '/member/withdraw')
  expect(await screen.findByText('Đăng nhập để vào trung tâm thành viên')).toBeTruthy()
})
