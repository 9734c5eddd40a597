import { catalogue, type Catalogue } from '@/shared/intl/languages';
import * as status from '@/shared/api/messages';
import * as statusEnglish from '@/shared/api/messages.en';
import * as ui from '@/shared/ui/messages';
import * as uiEnglish from '@/shared/ui/messages.en';
import * as complaints from '@/shared/form/complaints/messages';
import * as complaintsEnglish from '@/shared/form/complaints/messages.en';
import * as form from '@/shared/form/messages';
import * as formEnglish from '@/shared/form/messages.en';
import * as articleColumn from '@/features/article-column/messages';
import * as articleColumnEnglish from '@/features/article-column/messages.en';
import * as loginForm from '@/features/account/login-form/messages';
import * as loginFormEnglish from '@/features/account/login-form/messages.en';
import * as smsCode from '@/features/account/sms-code/messages';
import * as smsCodeEnglish from '@/features/account/sms-code/messages.en';
import * as articleDetail from '@/pages/article-detail/messages';
import * as articleDetailEnglish from '@/pages/article-detail/messages.en';
import * as articleList from '@/pages/article-list/messages';
import * as articleListEnglish from '@/pages/article-list/messages.en';
import * as deadEnd from '@/pages/dead-end/messages';
import * as deadEndEnglish from '@/pages/dead-end/messages.en';
import * as home from '@/pages/home/messages';
import * as homeEnglish from '@/pages/home/messages.en';
import * as landing from '@/pages/landing/messages';
import * as landingEnglish from '@/pages/landing/messages.en';
import * as login from '@/pages/login/messages';
import * as loginEnglish from '@/pages/login/messages.en';
import * as footer from '../footer/messages';
import * as footerEnglish from '../footer/messages.en';
import * as frame from '../frames/messages';
import * as frameEnglish from '../frames/messages.en';
import * as header from '../header/messages';
import * as headerEnglish from '../header/messages.en';
import * as routing from '../routing/messages';
import * as routingEnglish from '../routing/messages.en';
import * as signInOver from '../sign-in-over/messages';
import * as signInOverEnglish from '../sign-in-over/messages.en';

/** The whole English catalogue, fetched when somebody asks for English (R1.25). A place joins by its line. */
const english: Catalogue = {
  ...catalogue(status.messages, statusEnglish.english),
  ...catalogue(ui.messages, uiEnglish.english),
  ...catalogue(form.messages, formEnglish.english),
  ...catalogue(complaints.messages, complaintsEnglish.english),
  ...catalogue(smsCode.messages, smsCodeEnglish.english),
  ...catalogue(routing.messages, routingEnglish.english),
  ...catalogue(signInOver.messages, signInOverEnglish.english),
  ...catalogue(articleColumn.messages, articleColumnEnglish.english),
  ...catalogue(loginForm.messages, loginFormEnglish.english),
  ...catalogue(articleDetail.messages, articleDetailEnglish.english),
  ...catalogue(articleList.messages, articleListEnglish.english),
  ...catalogue(deadEnd.messages, deadEndEnglish.english),
  ...catalogue(home.messages, homeEnglish.english),
  ...catalogue(landing.messages, landingEnglish.english),
  ...catalogue(login.messages, loginEnglish.english),
  ...catalogue(footer.messages, footerEnglish.english),
  ...catalogue(frame.messages, frameEnglish.english),
  ...catalogue(header.messages, headerEnglish.english),
  ...headerEnglish.menuTitles,
};

export default english;
