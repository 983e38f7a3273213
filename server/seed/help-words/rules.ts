import type { HelpSeed } from '../help-words.ts'

/** What holds between the house and its players, and where to turn. */
export const rulesHelp: readonly HelpSeed[] = [
  {
    anchor: 'term',
    topic: 'RULES',
    related: ['privacy', 'complaints', 'responsible'],
    vi: {
      title: 'Điều khoản sử dụng',
      content: `## 1. Người tham gia
Bạn phải từ 18 tuổi trở lên và không ở nơi pháp luật cấm cá cược. Mỗi người chỉ có một tài khoản; thông tin đăng ký phải là của chính bạn.

## 2. Tài khoản
Bạn giữ kín mật khẩu và chịu trách nhiệm về hoạt động trong tài khoản. Sau 30 phút không hoạt động, phiên đăng nhập tự khóa lại.

## 3. Tiền và cược
Mọi khoản nạp, rút và cược được ghi sổ kép và không sửa được; nhầm lẫn được điều chỉnh bằng bút toán ngược có lý do. Vé cược đã nhận thì không hủy, trừ khi trò chơi bị hủy.

## 4. Chơi thử
Tài khoản chơi thử không có tiền: mỗi trò cho xu chơi thử của riêng trò đó, không đổi được thành tiền. Tài khoản hết hạn sau 24 giờ.

## 5. Bảo trì và sự cố
Khi trò chơi gặp sự cố, vé cược dở dang được hoàn lại. Khi bảo trì, trang hiện thông báo với thời gian dự kiến.

## 6. Khiếu nại
Mỗi khiếu nại có mã và hạn trả lời, ghi ngay trên phiếu của bạn, và kết thúc bằng một kết luận được lưu trong sổ khiếu nại. Chưa thỏa đáng thì mở lại trong 14 ngày.`,
    },
    en: {
      title: 'Terms of use',
      content: `## 1. Who may take part
You are 18 or older and not where betting is against the law. One person has one account, registered with their own data.

## 2. The account
You keep your password to yourself and answer for what happens in your account. After 30 minutes without activity a session locks itself.

## 3. Money and bets
Deposits, withdrawals and bets are kept in double entry and never edited; a mistake is corrected by a reversing entry with its reason. A bet once accepted is not cancelled unless its game is.

## 4. Free trial
A trial account has no money: each game gives play credits of its own, which are not exchanged for money. The account ends after 24 hours.

## 5. Maintenance and faults
When a game fails, unfinished bets are given back. During maintenance the site says so, with the expected end.

## 6. Complaints
Each complaint has a number and a time by which we answer, both of which stand on your ticket, and ends with an outcome that is kept in the register. If it did not settle the matter, open it again within 14 days.`,
    },
  },
  {
    anchor: 'privacy',
    topic: 'RULES',
    related: ['term', 'security', 'contact'],
    vi: {
      title: 'Quyền riêng tư',
      content: `## Chúng tôi giữ gì
Thông tin bạn đăng ký, giao dịch, vé cược, và nơi bạn đăng nhập. Giấy tờ xác minh chỉ nhân viên kiểm tra mới xem được.

## Vì sao
Để trả đúng tiền cho đúng người, giữ an toàn cho tài khoản và làm theo quy định của giấy phép. Mật khẩu chỉ lưu dạng băm, không ai đọc được.

## Quyền của bạn
- Tải bản sao dữ liệu của bạn ở [Chơi có trách nhiệm](/member/protection); bản sao tải được trong 7 ngày.
- Đóng tài khoản cũng ở đó. Trong 30 ngày, chăm sóc khách hàng có thể mở lại cho bạn.`,
    },
    en: {
      title: 'Privacy',
      content: `## What we keep
What you registered with, your transactions, your bets, and where you signed in from. Identity documents are seen only by the staff who check them.

## Why
To pay the right money to the right person, to keep your account safe, and to follow the rules of the licence. Passwords are kept as hashes that nobody can read.

## Your rights
- Get a copy of your data in [Safer play](/member/protection); it can be downloaded for 7 days.
- Close your account there too. For 30 days customer service can open it again for you.`,
    },
  },
  {
    anchor: 'contact',
    topic: 'CONTACT',
    related: ['complaints', 'password'],
    vi: {
      title: 'Liên hệ',
      content: `Mở **Chăm sóc khách hàng** ở đầu trang hoặc trong menu: ở đó có mọi kênh liên hệ của {{brand}} và giờ trực của từng kênh.

Khi liên hệ, hãy cho biết:

- tên đăng nhập của bạn,
- mã giao dịch hoặc mã lỗi nếu màn hình có hiện,
- ảnh biên lai nếu là chuyện tiền nong.

Đừng gửi mật khẩu hay mã SMS cho bất kỳ ai, kể cả người tự xưng là nhân viên.`,
    },
    en: {
      title: 'Contact',
      content: `Open **Customer service** at the top of the page or in the menu: all ways to reach {{brand}} are there, each with its hours.

Please tell:

- your user name,
- the number of the transaction, or the code of the error if the screen shows one,
- a picture of the receipt if it is about money.

Never send a password or an SMS code to anybody, whoever they say they are.`,
    },
  },
  {
    anchor: 'complaints',
    topic: 'CONTACT',
    related: ['contact', 'term', 'fair-play'],
    vi: {
      title: 'Khiếu nại',
      content: `1. Vào [Góp ý và khiếu nại](/feedback), chọn **Khiếu nại** và chọn giao dịch hoặc vé cược bạn muốn hỏi.
2. Bạn nhận được mã phiếu. Hạn trả lời của chúng tôi ghi ngay trên phiếu; quá hạn thì phiếu được chuyển lên người phụ trách.
3. Khiếu nại kết thúc bằng một kết luận. Chưa thỏa đáng, bạn mở lại được trong **14 ngày**.

Sổ sách không sửa được: nhầm lẫn được điều chỉnh bằng bút toán ngược có lý do, và bạn thấy bút toán đó trong [Lịch sử giao dịch](/member/transactionHistory).`,
    },
    en: {
      title: 'Complaints',
      content: `1. Open [Feedback and complaints](/feedback), choose **Complaint**, and choose the transaction or bet that it is about.
2. You are given a number. By when we answer stands on your ticket; what is overdue goes to the supervisors.
3. A complaint ends with an outcome. If that did not settle it, you can open it again within **14 days**.

The books are never edited: a mistake is corrected by a reversing entry with its reason, which you see in your [transactions](/member/transactionHistory).`,
    },
  },
]
