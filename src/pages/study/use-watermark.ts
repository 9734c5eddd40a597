import { useIntl } from 'react-intl';
import { studyApi } from '@/features/study/api';
import { messages } from './messages';

/** Whose viewing it is, as the video shows it: the name, and the ID number as the platform masks it, else the phone. */
export function useWatermark(isWanted: boolean): string | null {
  const intl = useIntl();
  const { data } = studyApi.endpoints.studentProfile.useQuery({}, { skip: !isWanted });
  if (!isWanted || !data) return null;
  return intl.formatMessage(messages.watermark, { name: data.realName, number: data.idNumber ?? data.phone });
}
