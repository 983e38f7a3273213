interface HelpText {
  readonly language: 'vi' | 'en'
  readonly title: string
  readonly content: string
}

/** The help centre of a new brand: Markdown, in both languages. `{{brand}}` is the brand's name. */
export const helpSeeds: readonly { readonly anchor: string; readonly texts: readonly HelpText[] }[] = [
  {
    anchor: 'start',
    texts: [
      {
        language: 'vi',
        title: 'Bắt đầu với {{brand}}',
        content:
          '1. Nhấn **Đăng ký**, chọn tên đăng nhập hoặc số điện thoại, đặt mật khẩu từ 8 ký tự trở lên.\n2. Nạp tiền bằng VietQR: quét mã bằng ứng dụng ngân hàng, không sửa nội dung chuyển khoản.\n3. Chọn trò chơi và nhấn **Chơi ngay**. Chưa muốn nạp tiền? Nhấn **Chơi thử**.',
      },
      {
        language: 'en',
        title: 'Getting started with {{brand}}',
        content:
          '1. Press **Register**, choose a user name or your mobile number, and a password of 8 characters or more.\n2. Deposit by VietQR: scan the code with your banking app and leave the transfer note as it is.\n3. Choose a game and press **Play now**. Not ready to deposit? Press **Free trial**.',
      },
    ],
  },
  {
    anchor: 'deposit',
    texts: [
      {
        language: 'vi',
        title: 'Nạp tiền',
        content:
          'Vào **Nạp tiền**, chọn số tiền và quét mã QR. Tiền thường vào ví trong một phút sau khi ngân hàng báo có.\n\nNội dung chuyển khoản là mã riêng của lệnh nạp. Nếu bạn chuyển sai nội dung hoặc sai số tiền, khoản tiền được giữ lại để nhân viên đối chiếu; hãy gửi biên lai cho bộ phận chăm sóc khách hàng.',
      },
      {
        language: 'en',
        title: 'Deposits',
        content:
          'Open **Deposit**, choose an amount and scan the QR code. The money is usually in your wallet within a minute after the bank reports it.\n\nThe transfer note is the code of your deposit. With another note or amount the money is set aside until a person has matched it; please send the receipt to customer service.',
      },
    ],
  },
  {
    anchor: 'password',
    texts: [
      {
        language: 'vi',
        title: 'Quên mật khẩu',
        content:
          'Ở hộp thoại đăng nhập, nhấn **Quên mật khẩu**.\n\n- **Qua điện thoại:** nhận mã SMS, đặt mật khẩu mới, bạn được đăng nhập ngay.\n- **Qua email:** chúng tôi gửi mật khẩu tạm thời dùng một lần trong 30 phút.\n\nSau 3 lần nhập sai, đăng nhập từ thiết bị đó bị tạm khóa 30 phút. Nhân viên {{brand}} không bao giờ hỏi mật khẩu hay mã SMS của bạn.',
      },
      {
        language: 'en',
        title: 'Forgotten password',
        content:
          'In the login dialog press **Forgot password**.\n\n- **By phone:** receive an SMS code, set a new password, and you are signed in.\n- **By e-mail:** we send a one-time password that works for 30 minutes.\n\nAfter 3 wrong tries signing in from that place is locked for 30 minutes. Nobody at {{brand}} ever asks for your password or an SMS code.',
      },
    ],
  },
  {
    anchor: 'fair-play',
    texts: [
      {
        language: 'vi',
        title: 'Trò chơi công bằng',
        content:
          'Kết quả do bộ sinh số ngẫu nhiên mật mã quyết định ở máy chủ, không phải ở trình duyệt. Tỷ lệ trả thưởng của mỗi trò chơi được ghi trong trò chơi. Mỗi vé cược trong **Lịch sử cược** mở ra đầy đủ kết quả, thời gian, số dư trước và sau.',
      },
      {
        language: 'en',
        title: 'Fair games',
        content:
          'Outcomes are drawn by a cryptographic generator on the server, never in your browser. Each game states its return to player. Every bet in your **Betting record** opens with its outcome, its times, and the balance before and after.',
      },
    ],
  },
  {
    anchor: 'responsible',
    texts: [
      {
        language: 'vi',
        title: 'Chơi có trách nhiệm',
        content:
          'Cá cược là giải trí, không phải cách kiếm tiền. Chỉ chơi với số tiền bạn có thể mất, nghỉ giải lao thường xuyên, và không gỡ gạc sau khi thua. Nếu bạn thấy mình khó dừng lại, hãy liên hệ chăm sóc khách hàng để khóa tài khoản. Người dưới 18 tuổi không được tham gia.',
      },
      {
        language: 'en',
        title: 'Playing responsibly',
        content:
          'Betting is entertainment, not income. Play only with money you can afford to lose, take breaks, and do not chase losses. If you find it hard to stop, ask customer service to close your account. Nobody under 18 may play.',
      },
    ],
  },
  {
    anchor: 'contact',
    texts: [
      {
        language: 'vi',
        title: 'Liên hệ',
        content:
          'Chăm sóc khách hàng của {{brand}} trực 24/7. Khi liên hệ, hãy cho biết tên đăng nhập và mã lỗi nếu màn hình có hiện; đừng gửi mật khẩu.',
      },
      {
        language: 'en',
        title: 'Contact',
        content:
          "Customer service of {{brand}} is there day and night. Please tell your user name and the error's code if the screen shows one; never send a password.",
      },
    ],
  },
  {
    anchor: 'install',
    texts: [
      {
        language: 'vi',
        title: 'Cài đặt ứng dụng',
        content:
          '**iOS:** mở trang bằng Safari, nhấn nút Chia sẻ, chọn *Thêm vào MH chính*.\n\n**Android:** mở trang bằng Chrome, nhấn menu ⋮, chọn *Cài đặt ứng dụng*.\n\nỨng dụng dùng chung tài khoản với trang web và tự cập nhật.',
      },
      {
        language: 'en',
        title: 'Installing the app',
        content:
          '**iOS:** open the site in Safari, press the Share button, choose *Add to Home Screen*.\n\n**Android:** open the site in Chrome, press the ⋮ menu, choose *Install app*.\n\nThe app uses the same account as the site and updates itself.',
      },
    ],
  },
  {
    anchor: 'term',
    texts: [
      {
        language: 'vi',
        title: 'Điều khoản sử dụng',
        content:
          '## 1. Người tham gia\nBạn phải từ 18 tuổi trở lên và không ở nơi pháp luật cấm cá cược. Mỗi người chỉ có một tài khoản; thông tin đăng ký phải là của chính bạn.\n\n## 2. Tài khoản\nBạn giữ kín mật khẩu và chịu trách nhiệm về hoạt động trong tài khoản. Phiên đăng nhập tự kết thúc sau 30 phút không hoạt động.\n\n## 3. Tiền và cược\nMọi khoản nạp, rút và cược được ghi sổ kép và không sửa được; nhầm lẫn được điều chỉnh bằng bút toán ngược có lý do. Vé cược đã nhận thì không hủy, trừ khi trò chơi bị hủy.\n\n## 4. Chơi thử\nTài khoản chơi thử dùng tiền ảo, hết hạn sau 24 giờ và không đổi được thành tiền.\n\n## 5. Bảo trì và sự cố\nKhi trò chơi gặp sự cố, vé cược dở dang được hoàn lại. Khi bảo trì, trang hiện thông báo với thời gian dự kiến.\n\n## 6. Khiếu nại\nGửi khiếu nại trong 30 ngày kể từ giao dịch. Chúng tôi trả lời trong 7 ngày, kèm nhật ký của giao dịch đó.',
      },
      {
        language: 'en',
        title: 'Terms of use',
        content:
          '## 1. Who may take part\nYou are 18 or older and not where betting is against the law. One person has one account, registered with their own data.\n\n## 2. The account\nYou keep your password to yourself and answer for what happens in your account. A session ends after 30 minutes without activity.\n\n## 3. Money and bets\nDeposits, withdrawals and bets are kept in double entry and never edited; a mistake is corrected by a reversing entry with its reason. A bet once accepted is not cancelled unless its game is.\n\n## 4. Free trial\nA trial account uses play money, ends after 24 hours, and is not exchanged for money.\n\n## 5. Maintenance and faults\nWhen a game fails, unfinished bets are given back. During maintenance the site says so, with the expected end.\n\n## 6. Complaints\nComplain within 30 days of the transaction. We answer within 7 days, with the record of that transaction.',
      },
    ],
  },
]
