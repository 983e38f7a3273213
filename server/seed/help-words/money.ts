import type { HelpSeed } from '../help-words.ts'

/** How money comes in and goes out. */
export const moneyHelp: readonly HelpSeed[] = [
  {
    anchor: 'deposit',
    topic: 'MONEY',
    related: ['turnover', 'withdraw', 'contact'],
    vi: {
      title: 'Nạp tiền bằng VietQR',
      content: `1. Vào [Nạp tiền](/member/depositv2), chọn cách nạp và số tiền. Mức ít nhất và nhiều nhất hiện ngay dưới ô nhập.
2. Mở ứng dụng ngân hàng, quét mã QR. Số tiền và nội dung đã có sẵn.
3. Xác nhận chuyển. Tiền thường vào ví trong một phút sau khi ngân hàng báo có.

## Lưu ý
- Chuyển từ tài khoản **đứng tên bạn**.
- Giữ nguyên **nội dung chuyển khoản**: đó là mã riêng của lệnh nạp.
- Mỗi lệnh có thời hạn, đồng hồ hiện trên trang.

## Chuyển sai số tiền hoặc nội dung
Tiền của bạn vẫn an toàn: nhân viên đối chiếu rồi cộng vào ví hoặc trả về nơi gửi. Mở lệnh nạp, nhấn **Tôi đã chuyển khoản** và gửi kèm ảnh biên lai để được xử lý nhanh hơn.`,
    },
    en: {
      title: 'Deposits by VietQR',
      content: `1. Open [Deposit](/member/depositv2), choose a way and an amount. The least and the most stand below the field.
2. Open your banking app and scan the QR code. Amount and message are filled in.
3. Confirm the transfer. The money is usually in your wallet within a minute after the bank reports it.

## Please note
- Transfer from an account **in your own name**.
- Leave the **transfer message** as it is: it is the code of your deposit.
- Every deposit is open for a while; the page shows the time left.

## Another amount or message
Your money is safe: our staff match it and credit it, or send it back to where it came from. Open the deposit, press **I have paid** and add a picture of the receipt, so that it is found sooner.`,
    },
  },
  {
    anchor: 'withdraw',
    topic: 'MONEY',
    related: ['turnover', 'security', 'deposit'],
    vi: {
      title: 'Rút tiền',
      content: `## Trước khi rút
- Đặt **mật khẩu thanh toán** ở [Bảo mật tài khoản](/member/securityCenter).
- Thêm tài khoản ngân hàng hoặc ví điện tử **đứng tên bạn**.
- Chơi đủ [vòng cược](/help#turnover).

## Các bước
1. Vào [Rút tiền](/member/withdraw), chọn tài khoản nhận và số tiền. Mức rút, phí và số lần còn lại trong ngày hiện trên trang.
2. Kiểm tra lại rồi xác nhận. Tiền được giữ lại ngay cho lệnh rút.
3. Sau khi duyệt, tiền thường tới ngân hàng trong vài phút.
4. Khi tiền về, xác nhận **Đã nhận đủ**. Chưa nhận đủ thì báo ngay trên trang kèm ảnh sao kê.

Lệnh bị từ chối hoặc ngân hàng trả về thì tiền quay lại ví của bạn, kèm lý do trong [Tin nhắn](/member/messageV2).`,
    },
    en: {
      title: 'Withdrawals',
      content: `## Before you withdraw
- Set a **payment password** in [Security centre](/member/securityCenter).
- Add a bank account or e-wallet **in your own name**.
- Finish the [turnover](/help#turnover).

## Step by step
1. Open [Withdraw](/member/withdraw), choose the account and the amount. Limits, the fee and how many are left today stand on the page.
2. Check once more and confirm. The money is held for the withdrawal at once.
3. After approval it usually reaches the bank within minutes.
4. When it arrives, confirm **Received**. If something is missing, say so there with a picture of your bank statement.

When a withdrawal is rejected, or the bank returns it, the money is back in your wallet and the reason in your [messages](/member/messageV2).`,
    },
  },
  {
    anchor: 'turnover',
    topic: 'MONEY',
    related: ['withdraw', 'promotions', 'deposit'],
    vi: {
      title: 'Vòng cược là gì?',
      content: `Vòng cược là số tiền cược hợp lệ bạn cần chơi trước khi rút một khoản nạp hoặc khoản thưởng.

- Trang [Rút tiền](/member/withdraw) cho biết đã chơi bao nhiêu và còn thiếu bao nhiêu.
- [Chi tiết thưởng](/member/bonusDetails) cho biết vòng cược của từng khoản thưởng.
- Một số loại trò chơi chỉ tính một phần hoặc không tính; điều đó ghi trong điều kiện của khoản thưởng.
- Cược bị hủy hoặc hoàn lại thì không tính.`,
    },
    en: {
      title: 'What is turnover?',
      content: `Turnover is how much in valid bets has to be played before a deposit or a bonus may be withdrawn.

- [Withdraw](/member/withdraw) shows how much is played and how much is missing.
- [Bonus details](/member/bonusDetails) shows it for every bonus.
- Some kinds of games count in part or not at all; the terms of the bonus say so.
- Bets that are cancelled or given back do not count.`,
    },
  },
]
