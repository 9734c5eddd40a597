import { catalogue, type Catalogue } from '@/shared/intl/languages';
import * as status from '@/shared/api/messages';
import * as statusEnglish from '@/shared/api/messages.en';
import * as errorCodes from '@/shared/api/error-codes.en';
import { dictionaryNames } from '@/shared/api/dictionary-names.en';
import * as ui from '@/shared/ui/messages';
import * as uiEnglish from '@/shared/ui/messages.en';
import * as filters from '@/shared/ui/filters/messages';
import * as filtersEnglish from '@/shared/ui/filters/messages.en';
import * as session from '../session/messages';
import * as sessionEnglish from '../session/messages.en';
import * as form from '@/shared/form/messages';
import * as formEnglish from '@/shared/form/messages.en';
import * as agreement from '@/features/agreement/messages';
import * as agreementEnglish from '@/features/agreement/messages.en';
import * as auth from '@/features/auth/messages';
import * as authEnglish from '@/features/auth/messages.en';
import * as signOutEnglish from '@/features/sign-out/messages.en';
import * as signOut from '@/features/sign-out/messages';
import * as latestArticles from '@/features/latest-articles/messages';
import * as latestArticlesEnglish from '@/features/latest-articles/messages.en';
import * as projects from '@/features/projects/messages';
import * as projectsEnglish from '@/features/projects/messages.en';
import * as favourites from '@/features/favourites/messages';
import * as favouritesEnglish from '@/features/favourites/messages.en';
import * as share from '@/features/share/messages';
import * as shareEnglish from '@/features/share/messages.en';
import * as quiz from '@/features/quiz/messages';
import * as quizEnglish from '@/features/quiz/messages.en';
import * as articleDetail from '@/pages/article-detail/messages';
import * as articleDetailEnglish from '@/pages/article-detail/messages.en';
import * as articleList from '@/pages/article-list/messages';
import * as articleListEnglish from '@/pages/article-list/messages.en';
import * as projectDetail from '@/pages/project-detail/messages';
import * as projectDetailEnglish from '@/pages/project-detail/messages.en';
import * as projectList from '@/pages/project-list/messages';
import * as projectListEnglish from '@/pages/project-list/messages.en';
import * as progress from '@/features/progress/messages';
import * as progressEnglish from '@/features/progress/messages.en';
import * as study from '@/features/study/messages';
import * as studyEnglish from '@/features/study/messages.en';
import * as studyPage from '@/pages/study/messages';
import * as studyPageEnglish from '@/pages/study/messages.en';
import * as contact from '@/pages/contact/messages';
import * as contactEnglish from '@/pages/contact/messages.en';
import * as terms from '@/pages/terms/messages';
import * as termsEnglish from '@/pages/terms/messages.en';
import * as errorPages from '@/pages/error-pages/messages';
import * as errorPagesEnglish from '@/pages/error-pages/messages.en';
import * as forgotPassword from '@/pages/forgot-password/messages';
import * as forgotPasswordEnglish from '@/pages/forgot-password/messages.en';
import * as help from '@/pages/help/messages';
import * as helpEnglish from '@/pages/help/messages.en';
import * as home from '@/pages/home/messages';
import * as homeEnglish from '@/pages/home/messages.en';
import * as homeBelowFold from '@/pages/home/below-fold/messages';
import * as homeBelowFoldEnglish from '@/pages/home/below-fold/messages.en';
import * as hospitalDetail from '@/pages/hospital-detail/messages';
import * as hospitalDetailEnglish from '@/pages/hospital-detail/messages.en';
import * as hospitalList from '@/pages/hospital-list/messages';
import * as hospitalListEnglish from '@/pages/hospital-list/messages.en';
import * as provinceMap from '@/pages/hospital-list/province-map/messages';
import * as provinceMapEnglish from '@/pages/hospital-list/province-map/messages.en';
import * as welcome from '@/pages/welcome/messages';
import * as welcomeEnglish from '@/pages/welcome/messages.en';
import * as login from '@/pages/login/messages';
import * as loginEnglish from '@/pages/login/messages.en';
import * as downloads from '@/features/downloads/messages';
import * as downloadsEnglish from '@/features/downloads/messages.en';
import * as downloadCentre from '@/pages/downloads/messages';
import * as downloadCentreEnglish from '@/pages/downloads/messages.en';
import * as teacher from '@/pages/teacher/messages';
import * as teacherEnglish from '@/pages/teacher/messages.en';
import * as search from '@/pages/search/messages';
import * as searchEnglish from '@/pages/search/messages.en';
import * as richText from '@/features/rich-text/messages';
import * as richTextEnglish from '@/features/rich-text/messages.en';
import * as inbox from '@/pages/inbox/messages';
import * as inboxEnglish from '@/pages/inbox/messages.en';
import * as password from '@/pages/password/messages';
import * as passwordEnglish from '@/pages/password/messages.en';
import * as register from '@/pages/register/messages';
import * as registerEnglish from '@/pages/register/messages.en';
import * as certificates from '@/features/certificates/messages';
import * as certificatesEnglish from '@/features/certificates/messages.en';
import * as myCert from '@/pages/user-centre/my-cert/messages';
import * as myCertEnglish from '@/pages/user-centre/my-cert/messages.en';
import * as overview from '@/pages/user-centre/overview/messages';
import * as overviewEnglish from '@/pages/user-centre/overview/messages.en';
import * as lessonPanel from '@/features/study/panel/messages';
import * as lessonPanelEnglish from '@/features/study/panel/messages.en';
import * as bellMenu from '../header/bell-menu/messages';
import * as bellMenuEnglish from '../header/bell-menu/messages.en';
import * as myCredit from '@/pages/user-centre/my-credit/messages';
import * as myCreditEnglish from '@/pages/user-centre/my-credit/messages.en';
import * as verify from '@/pages/verify/messages';
import * as verifyEnglish from '@/pages/verify/messages.en';
import * as userCentre from '@/pages/user-centre/messages';
import * as userCentreEnglish from '@/pages/user-centre/messages.en';
import * as myProject from '@/pages/user-centre/my-project/messages';
import * as myProjectEnglish from '@/pages/user-centre/my-project/messages.en';
import * as myFavourite from '@/pages/user-centre/my-favourite/messages';
import * as myFavouriteEnglish from '@/pages/user-centre/my-favourite/messages.en';
import * as userInfo from '@/pages/user-centre/user-info/messages';
import * as userInfoEnglish from '@/pages/user-centre/user-info/messages.en';
import * as brand from '../brand/messages';
import * as brandEnglish from '../brand/messages.en';
import * as errorLog from '../error-log/messages';
import * as errorLogEnglish from '../error-log/messages.en';
import * as footer from '../footer/messages';
import * as footerEnglish from '../footer/messages.en';
import * as layouts from '../layouts/messages';
import * as layoutsEnglish from '../layouts/messages.en';
import * as header from '../header/messages';
import * as headerEnglish from '../header/messages.en';
import * as confirmDialog from '../confirm-dialog/messages';
import * as confirmDialogEnglish from '../confirm-dialog/messages.en';
import * as menu from '../menu/messages';
import * as menuEnglish from '../menu/messages.en';
import * as router from '../router/messages';
import * as routerEnglish from '../router/messages.en';
import * as searchSuggestions from '../search-suggestions/messages';
import * as searchSuggestionsEnglish from '../search-suggestions/messages.en';
import * as settings from '../settings/messages';
import * as settingsEnglish from '../settings/messages.en';
import * as newVersion from '../new-version/messages';
import * as newVersionEnglish from '../new-version/messages.en';
import * as tabs from '../tabs/messages';
import * as tabsEnglish from '../tabs/messages.en';
import * as host from '../host/messages';
import * as hostEnglish from '../host/messages.en';
import * as intl from './messages';
import * as intlEnglish from './messages.en';
import * as reauth from '../reauth/messages';
import * as reauthEnglish from '../reauth/messages.en';

/** The whole English catalogue, fetched when a user selects English (R1.25). Each slice adds one line. */
const english: Catalogue = {
  ...catalogue(status.messages, statusEnglish.english),
  ...errorCodes.english,
  ...catalogue(ui.messages, uiEnglish.english),
  ...catalogue(filters.messages, filtersEnglish.english),
  ...catalogue(form.messages, formEnglish.english),
  ...catalogue(auth.messages, authEnglish.english),
  ...catalogue(intl.messages, intlEnglish.english),
  ...catalogue(router.messages, routerEnglish.english),
  ...catalogue(tabs.messages, tabsEnglish.english),
  ...catalogue(reauth.messages, reauthEnglish.english),
  ...catalogue(session.messages, sessionEnglish.english),
  ...catalogue(agreement.messages, agreementEnglish.english),
  ...catalogue(signOut.messages, signOutEnglish.english),
  ...catalogue(projects.messages, projectsEnglish.english),
  ...catalogue(favourites.messages, favouritesEnglish.english),
  ...catalogue(share.messages, shareEnglish.english),
  ...catalogue(quiz.messages, quizEnglish.english),
  ...catalogue(latestArticles.messages, latestArticlesEnglish.english),
  ...catalogue(projectDetail.messages, projectDetailEnglish.english),
  ...catalogue(progress.messages, progressEnglish.english),
  ...catalogue(study.messages, studyEnglish.english),
  ...catalogue(studyPage.messages, studyPageEnglish.english),
  ...catalogue(projectList.messages, projectListEnglish.english),
  ...catalogue(articleDetail.messages, articleDetailEnglish.english),
  ...catalogue(articleList.messages, articleListEnglish.english),
  ...catalogue(contact.messages, contactEnglish.english),
  ...catalogue(terms.messages, termsEnglish.english),
  ...catalogue(errorPages.messages, errorPagesEnglish.english),
  ...catalogue(forgotPassword.messages, forgotPasswordEnglish.english),
  ...catalogue(help.messages, helpEnglish.english),
  ...catalogue(home.messages, homeEnglish.english),
  ...catalogue(homeBelowFold.messages, homeBelowFoldEnglish.english),
  ...catalogue(hospitalDetail.messages, hospitalDetailEnglish.english),
  ...catalogue(hospitalList.messages, hospitalListEnglish.english),
  ...catalogue(provinceMap.messages, provinceMapEnglish.english),
  ...catalogue(welcome.messages, welcomeEnglish.english),
  ...catalogue(login.messages, loginEnglish.english),
  ...catalogue(downloads.messages, downloadsEnglish.english),
  ...catalogue(downloadCentre.messages, downloadCentreEnglish.english),
  ...catalogue(teacher.messages, teacherEnglish.english),
  ...catalogue(search.messages, searchEnglish.english),
  ...catalogue(richText.messages, richTextEnglish.english),
  ...catalogue(inbox.messages, inboxEnglish.english),
  ...catalogue(certificates.messages, certificatesEnglish.english),
  ...catalogue(myCert.messages, myCertEnglish.english),
  ...catalogue(lessonPanel.messages, lessonPanelEnglish.english),
  ...catalogue(bellMenu.messages, bellMenuEnglish.english),
  ...catalogue(overview.messages, overviewEnglish.english),
  ...catalogue(myCredit.messages, myCreditEnglish.english),
  ...catalogue(verify.messages, verifyEnglish.english),
  ...catalogue(password.messages, passwordEnglish.english),
  ...catalogue(register.messages, registerEnglish.english),
  ...catalogue(userCentre.messages, userCentreEnglish.english),
  ...catalogue(myProject.messages, myProjectEnglish.english),
  ...catalogue(myFavourite.messages, myFavouriteEnglish.english),
  ...catalogue(userInfo.messages, userInfoEnglish.english),
  ...catalogue(errorLog.messages, errorLogEnglish.english),
  ...catalogue(brand.messages, brandEnglish.english),
  ...catalogue(footer.messages, footerEnglish.english),
  ...catalogue(layouts.messages, layoutsEnglish.english),
  ...catalogue(header.messages, headerEnglish.english),
  ...catalogue(confirmDialog.messages, confirmDialogEnglish.english),
  ...catalogue(menu.messages, menuEnglish.english),
  ...catalogue(newVersion.messages, newVersionEnglish.english),
  ...catalogue(searchSuggestions.messages, searchSuggestionsEnglish.english),
  ...catalogue(settings.messages, settingsEnglish.english),
  ...catalogue(host.messages, hostEnglish.english),
  ...menuEnglish.menuTitles,
  ...userInfoEnglish.deviceNames,
  ...dictionaryNames,
};

export default english;
