import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('filters', {
  filters: '筛选',
  filtersSelected: '筛选（{count}）',
  active: '已选条件',
  removeFilter: '<hidden>去掉 </hidden>{name}',
  clearFilters: '清除全部条件',
});
